import sharp from 'sharp';
const [mod, name, out, cols='5', w='400', from='0', to='999'] = process.argv.slice(2);
const list = (await import('./'+mod))[name].slice(+from,+to);
const W=+w; const c=+cols; const first=list[0]; const H=first.kind==='person'?W:Math.round(W*853/1280);
const comps=[]; let max=0, tmax=0;
for (let i=0;i<list.length;i++){ const svg=list[i].svg(); max=Math.max(max,svg.length); const t=performance.now(); let buf; try{ buf=await sharp(Buffer.from(svg)).resize(W,H).png().toBuffer();}catch(e){console.log(list[i].key,e.message);continue;} tmax=Math.max(tmax,performance.now()-t); comps.push({input:buf,left:(i%c)*(W+6),top:Math.floor(i/c)*(H+6)}); }
await sharp({create:{width:c*(W+6),height:Math.ceil(list.length/c)*(H+6),channels:3,background:'#888'}}).composite(comps).png().toFile(out);
console.log(list.length,'max bytes',max,'max ms',Math.round(tmax));
