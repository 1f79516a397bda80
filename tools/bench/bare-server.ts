/** Answers every request with the bytes of one file: what Node's own HTTP costs. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = '', contentType = 'text/html; charset=utf-8'] = process.argv.slice(2);
const body = readFileSync(file);
const headers: Record<string, string | number> = {
  'Content-Type': contentType,
  'Content-Length': body.length,
};
if (file.endsWith('.br')) headers['Content-Encoding'] = 'br';

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
