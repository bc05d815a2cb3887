import sharp from 'sharp';
const [mod, name, out, w, ...idx] = process.argv.slice(2);
const list = (await import('./'+mod))[name]; const W=+w; const H=list[0].kind==='person'?W:Math.round(W*853/1280);
const cols=Math.min(3,idx.length);
const comps=[]; let k=0; for(const i of idx){ comps.push({input:await sharp(Buffer.from(list[+i].svg())).resize(W,H).png().toBuffer(),left:(k%cols)*W,top:Math.floor(k/cols)*H}); k++; }
await sharp({create:{width:W*cols,height:H*Math.ceil(idx.length/cols),channels:3,background:'#888'}}).composite(comps).png().toFile(out);
