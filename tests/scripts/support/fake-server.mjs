// A fake server for a copied tree: runs until told to stop, then drains briefly. In development it
// answers on the connections of its parent with its process ID.
import { createServer } from 'node:http';

if (process.env.FAKE_SERVER === 'fail') {
  process.stderr.write('The data folder is damaged.\n');
  process.exit(1);
}
let signals = 0;
process.on('SIGTERM', () => {
  signals += 1;
  if (signals > 1) return;
  process.stdout.write('draining\n');
  setTimeout(() => process.stdout.write(`drained, ${signals} signal\n`, end), 300);
});
const end = () => process.exit(0);
setInterval(() => {}, 1000);
process.stdout.write(`serving in ${process.env.NODE_ENV} ${process.argv.slice(2).join(' ')}\n`);

if (process.send) {
  const server = createServer((_request, response) => response.end(String(process.pid)));
  process.on('SIGINT', end);
  process.on('disconnect', end);
  process.on('message', (message, socket) => {
    if (message !== 'connection' || !socket) return;
    server.emit('connection', socket);
    socket.resume();
  });
  process.send('ready');
}
