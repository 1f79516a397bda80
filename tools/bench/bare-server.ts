/** Answers every request with the same file and headers, to measure the cost of HTTP in Node itself. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = '', headersAsJson = '[]'] = process.argv.slice(2);
const body = readFileSync(file);
const headers = JSON.parse(headersAsJson) as string[];

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
