import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { StoredAnswer } from '../lib/bare-bytes.ts';

// The fastest Node server for cached answers: the same bytes and headers by address, nothing else.
const [port = '', file = ''] = process.argv.slice(2);
const storedAnswers = JSON.parse(readFileSync(file, 'utf8')) as Record<string, StoredAnswer>;
const answers = new Map(
  Object.entries(storedAnswers).map(([path, { headers, body }]) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
);

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer === undefined) return response.writeHead(200).end();
  response.writeHead(200, answer.headers).end(answer.body);
});
process.once('SIGTERM', () => process.exit(0));
server.listen(Number(port), '127.0.0.1');
