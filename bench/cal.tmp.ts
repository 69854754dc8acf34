import { seed, openEnded } from '/tmp/wt/agone/src/dice/index.js';
import { automaticTable } from '/tmp/wt/agone/src/engine/index.js';
const d=openEnded(10,{afterOne:'reroll'});
for(let t=0;t<4;t++){const s=process.cpuUsage();let x=0;for(let k=0;k<20000;k++){const tb=automaticTable(seed('b/'+k));for(let i=0;i<34;i++)x+=tb.roll('a','b',d,(n)=>n)}
const u=process.cpuUsage(s);const ms=(u.user+u.system)/1e3;console.log(Math.round(20000/ms*1000),'bare duels of 34 dice per s',x)}
