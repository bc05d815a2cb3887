// A fake server for a copied tree: runs until told to stop, then drains briefly.
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
