import { join } from 'node:path';
import { runOnce, seedOfRun } from '/tmp/wt/agone/src/batch/index.js';
import { seed } from '/tmp/wt/agone/src/dice/index.js';
import { automaticTable, makeGame } from '/tmp/wt/agone/src/engine/index.js';
import { loadFight, nodeFiles } from '/tmp/wt/agone/src/sheets/index.js';
import { loadRuleset, rulesetIds } from '/tmp/wt/agone/rulesets/index.js';
const root='/tmp/wt/agone';
const shelf={files:nodeFiles,root,registry:{ids:rulesetIds,load:loadRuleset}};
const file=process.argv[2]??'duel';
const l=await loadFight(shelf,join(root,'fights/agone',file+'.yaml'));
if(!l.ok){console.log(JSON.stringify(l.diagnostics.slice(0,5).map(d=>[d.file,d.message,d.line]),null,1));process.exit(1)}
const game=makeGame(l.ruleset,l.setup);
for(let t=0;t<6;t++){const n=20000;const s=process.cpuUsage();let rounds=0;const o:Record<string,number>={};
for(let k=0;k<n;k++){const r=runOnce(game,automaticTable(seed(seedOfRun('b',k))));rounds+=r.elapsed;const key=r.outcome.kind+((r.outcome as any).side??'');o[key]=(o[key]??0)+1}
const u=process.cpuUsage(s);const ms=(u.user+u.system)/1e3;console.log(Math.round(n/ms*1000),'per s; rounds',rounds/n,JSON.stringify(o))}
