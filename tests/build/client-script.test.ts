import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A page's own start file carries its words, as React needs them; what all pages share must not carry any. */
test('the script that pages share holds no words of any page', () => {
  const scripts = globSync('build/client/assets/*.js', { exclude: ['**/start-*'] });
  expect(scripts.length).toBeGreaterThan(5);
  const source = scripts.map((file) => readFileSync(file, 'utf8')).join('\n');
  for (const words of [
    'Eight courses taught in a working lab.',
    'Your applications have left the building',
  ]) {
    expect(source.includes(words), words).toBe(false);
  }
  for (const page of ['it-trainings/devops', 'services/cloud-services/waf']) {
    const html = readFileSync(`build/client/${page}/index.html`, 'utf8');
    const lead = /<h1[^>]*>.*?<\/h1>.*?<p[^>]*>(.{30,80}?)[<.]/s.exec(html)?.[1];
    expect(source.includes(String(lead)), lead).toBe(false);
  }
});

test('the libraries ask to be compiled ahead, beside the page', () => {
  const [file = '', ...others] = globSync('build/client/assets/libraries-*.js');
  expect(others).toEqual([]);
  expect(readFileSync(file, 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
