// Loaded before the program: tells at its end how much memory was still in use at most, looked at now and then.
import process from 'node:process';

let most = 0;
const look = () => {
  globalThis.gc();
  most = Math.max(most, process.memoryUsage().heapUsed);
};
setInterval(look, 200).unref();
process.on('exit', () => {
  look();
  process.stderr.write(`heap ${most}\n`);
});
