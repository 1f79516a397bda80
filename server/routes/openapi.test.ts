import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { openApp } from '../../tests/support/open-app.ts';
import { ENQUIRY } from '../../tests/support/posted-forms.ts';
import { issueCertificate } from '../services/certificates/issue-certificate.ts';
import { certificateKey } from '../services/certificates/qr-code-key.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  items?: Schema;
}
type Described = { $ref?: string; content?: { 'application/json': { schema: Schema } } };
const document = parse(readFileSync('docs/openapi.yaml', 'utf8')) as {
  paths: Record<string, Record<string, { responses: Record<string, Described> }>>;
};

function resolved<Part extends { $ref?: string }>(part: Part): Part {
  if (part.$ref === undefined) return part;
  const steps = part.$ref.replace('#/', '').split('/');
  return steps.reduce<unknown>((found, step) => (found as Record<string, unknown>)[step], document) as Part;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Where a value is not as its schema says; a property that the schema does not name is such a place. */
function* mistakes(value: unknown, part: Schema, at = ''): Generator<string> {
  const schema = resolved(part);
  if (schema.type !== undefined && ![schema.type].flat().includes(typeOf(value)))
    yield `${at} is ${typeOf(value)}`;
  if (schema.const !== undefined && value !== schema.const) yield `${at} is ${String(value)}`;
  if (schema.enum && !schema.enum.includes(value)) yield `${at} is ${String(value)}`;
  if (Array.isArray(value)) for (const each of value) yield* mistakes(each, schema.items ?? {}, `${at}[]`);
  else if (
    typeof value === 'object' &&
    value !== null &&
    (schema.properties || schema.additionalProperties)
  ) {
    for (const name of schema.required ?? []) if (!(name in value)) yield `${at}.${name} is missing`;
    for (const [name, each] of Object.entries(value)) {
      const described = schema.properties?.[name] ?? schema.additionalProperties;
      if (described) yield* mistakes(each, described, `${at}.${name}`);
      else yield `${at}.${name} is not described`;
    }
  }
}

function mistakesIn(call: string, status: number, body: unknown): string[] {
  const [method = '', path = ''] = call.split(' ');
  const described = document.paths[path]?.[method.toLowerCase()]?.responses[status];
  if (!described) return [`${call} is not described with ${status}`];
  const schema = resolved(described).content?.['application/json'].schema;
  return schema ? [...mistakes(body, schema)] : [];
}

test('docs/openapi.yaml describes the four calls and the health of the server as they answer', async () => {
  const { app, deps } = await openApp();
  const { number } = await issueCertificate(deps, { name: 'Anita Sharma', course: 'DevOps Automation' });
  const key = certificateKey(deps.storage.certificateSecret, number);
  const certificate = '/api/certificate.php';
  const calls = [
    ['GET', '/api/get_open_positions.php'],
    ['POST', '/api/contact.php', ENQUIRY],
    ['POST', '/api/contact.php', { ...ENQUIRY, name: '' }],
    ['POST', '/api/contact.php', []],
    ['POST', '/api/apply_job1.php', {}],
    ['POST', certificate, { cert_number: number }],
    ['POST', certificate, { cert_number: number, key }],
    ['POST', certificate, { cert_number: '111111111111' }],
    ['POST', certificate, { cert_number: '' }],
    ['GET', `${certificate}?cert_number=${number}&key=${key}`],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
  ] as const;
  for (const [method, url, payload] of calls) {
    const { statusCode, body } = await app.inject({ method, url, payload });
    const call = `${method} ${url.split('?')[0]}`;
    expect(mistakesIn(call, statusCode, JSON.parse(body)), `${call} ${statusCode} ${body}`).toEqual([]);
  }
});
