import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { copyProduct, type ProductCopy } from '../support/copy-product.ts';

const WORDS = ['casb', 'group', 'ztna'].map((name) => `content/services/cloud/${name}.ts`);

function copyWithout(page: string): ProductCopy {
  const copy = copyProduct();
  onTestFinished(copy.remove);
  rmSync(join(copy.folder, page));
  return copy;
}

test('a service taken away is named with every file that refers to it and the redirect to add, until nothing does', () => {
  const copy = copyWithout('content/services/cloud/sase.ts');
  const removed = copy.run('tools/build/list-pages.ts');
  expect(removed.status).toBe(1);
  expect(removed.stderr).toBe('');
  const lines = removed.stdout.split('\n').map((line) => line.trim());
  expect(lines[0]).toBe('There is no page at /services/cloud-services/sase (PATHS.secureAccessServiceEdge).');
  for (const file of [...WORDS, 'tests/e2e/addresses.ts']) {
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${file}:\\d+$`)));
  }
  const redirect = "'/services/cloud-services/sase': PATHS.cloud,";
  expect(lines).toContain(redirect);
  expect(removed.stdout).toContain('In contracts/paths.ts, take secureAccessServiceEdge out of PATHS');

  for (const file of WORDS)
    copy.change(file, [['PATHS.secureAccessServiceEdge', 'PATHS.webApplicationFirewall']]);
  expect(copy.run('tools/build/list-pages.ts')).toMatchObject({
    status: 1,
    stdout: expect.stringContaining(redirect),
  });
  copy.change('contracts/paths.ts', [
    [/ {2}secureAccessServiceEdge: .*\n/g, ''],
    ['export const ALIASES = {\n', `export const ALIASES = {\n  ${redirect}\n`],
  ]);
  expect(copy.run('tools/build/list-pages.ts')).toMatchObject({ status: 0, stdout: '', stderr: '' });
});

test('the build stops at once with the same lines', () => {
  const build = copyWithout('content/trainings/aiml.ts').run('tools/build/build.ts');
  expect(build.status).toBe(2);
  expect(build.stderr).toContain('There is no page at /it-trainings/aiml (PATHS.aiml).\n');
  expect(build.stderr).toContain("'/it-trainings/aiml': PATHS.trainings,");
  expect(build.stderr).toContain('The build stopped at: list of pages');
});

test('so does the check, which is what a firm runs then', () => {
  const check = copyWithout('content/trainings/aiml.ts').run('tools/check/check.ts');
  expect(check.status).toBe(2);
  expect(check.stderr).toContain('There is no page at /it-trainings/aiml (PATHS.aiml).\n');
  expect(check.stderr).not.toContain('ERR_MODULE_NOT_FOUND');
});

test('a group of services taken away is named by those that still belong to it', () => {
  const removed = copyWithout('content/services/cloud/group.ts').run('tools/build/list-pages.ts');
  expect(removed).toMatchObject({ status: 1, stderr: '' });
  expect(removed.stdout).toMatch(
    /^content\/services\/cloud\/\w+\.ts belongs to a group that has no page: .+\n$/,
  );
});

test('an address that the words alone name is found too', () => {
  const copy = copyProduct();
  onTestFinished(copy.remove);
  copy.change('content/services/cloud/waf.ts', [['PATHS.ddos', "'/services/cloud-services/backup-review'"]]);
  const { stdout } = copy.run('tools/build/list-pages.ts');
  expect(stdout).toContain('There is no page at /services/cloud-services/backup-review.\n');
  expect(stdout).toMatch(/ content\/services\/cloud\/waf\.ts:\d+\n/);
});

/** Two firms that sell one half of the offer: one trains in India, one sells services in Sweden. */
const firms = {
  trains: {
    remove: 'content/services/*/**/*.ts',
    company: [
      ['Keelward', 'Vidyut Labs'],
      ['keelward.example', 'vidyut.example'],
      ["whatsapp: '+910000012345'", "whatsapp: ''"],
    ],
    menu: ['Home', 'About Us', 'Trainings', 'Careers', 'Contact'],
    search: 'Search Trainings...',
    missing: /(?:href|action)="\/services|Our Services|Search Services|sample-reports|supplier-facts/,
    contact: '9:30 to 18:00 IST',
    privacy: 'Bengaluru 560001, India',
  },
  services: {
    remove: 'content/{trainings,labs}/*.ts',
    company: [
      ['Keelward', 'Norrland Security'],
      ['keelward.example', 'norrland.example'],
      ["'Bengaluru, India'", "'Umeå, Sweden'"],
      ['+910000012345', '+46701234567'],
      ['+91 00000 12345', '+46 70 123 45 67'],
      ['12 Sample Street', 'Storgatan 1'],
      ["city: 'Bengaluru'", "city: 'Umeå'"],
      ['560001', '903 26'],
      ["locale: 'en-IN'", "locale: 'en-SE'"],
      ["timeZone: 'Asia/Kolkata'", "timeZone: 'Europe/Stockholm'"],
      ["currency: 'INR'", "currency: 'EUR'"],
      ["tax: { name: 'GST', rate: 18 }", "tax: { name: 'VAT', rate: 25 }"],
      ["callingCode: '91'", "callingCode: '46'"],
      ["country: 'IN'", "country: 'SE'"],
      ['certInEmpanelled: false', 'certInEmpanelled: null'],
    ],
    menu: ['Home', 'About Us', 'Services', 'Careers', 'Contact'],
    search: 'Search Services...',
    missing:
      /(?:href|action)="\/it-trainings|Explore Trainings|See all trainings|Enter Certificate Number|Certificate Validation|class="regulators"/,
    contact: '9:30 to 18:00 CET',
    privacy: 'Umeå 903 26, Sweden',
  },
} satisfies Record<string, object>;

describe.each(Object.entries(firms))('a firm that only %s', (_name, firm) => {
  let product: ProductCopy;
  const built = (file: string) => readFileSync(join(product.folder, 'build/client', file), 'utf8');

  beforeAll(() => {
    product = copyProduct();
    for (const file of globSync(firm.remove, { cwd: product.folder })) rmSync(join(product.folder, file));
    product.change('content/company.ts', firm.company as [string, string][]);
    const build = product.run('tools/build/build.ts');
    expect(build.stderr + build.stdout).toMatch(/^Built in/);
  }, 600_000);

  afterAll(() => product.remove());

  test('no page, menu, button or link is of the other half, or of another country', () => {
    const files = globSync('**/*.html', { cwd: join(product.folder, 'build/client') });
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const found = firm.missing.exec(built(file));
      expect(found && `${file}: ${built(file).slice(found.index - 80, found.index + 80)}`).toBeNull();
      expect(built(file), file).not.toMatch(/keelward/i);
    }
  });

  test.runIf(firm.company.some(([, changed]) => changed === "country: 'SE'"))(
    'abroad India is named only where the text of a page is about its law, and in the cases of sample reports',
    () => {
      const files = globSync('**/*.html', { cwd: join(product.folder, 'build/client') });
      for (const file of files) {
        const page = built(file).replaceAll(/<(style|script(?! type="application\/ld))[^]*?<\/\1>/g, '');
        // Head and search data repeat the text of the page.
        const body = page.slice(page.indexOf('<body'));
        const frame = body.replaceAll(/<main[^]*<\/main>|<script[^]*?<\/script>/g, '');
        expect(
          frame.match(/.{40}(?:India|₹|\bINR\b|GST|CERT-In|DPDP|\bRBI\b|\bIST\b).{40}/)?.[0],
          file,
        ).toBeUndefined();
        const isCase = file.startsWith('services/sample-reports/');
        const demo = isCase ? /\+91|Kolkata/ : /\+91|Kolkata|Bengaluru|₹|\bINR\b|GST/;
        const found = demo.exec(page);
        expect(found && page.slice(found.index - 60, found.index + 60), file).toBeNull();
      }
      const { stdout } = product.run('cli/main.ts', 'batches', 'edit', '--help');
      expect(stdout).toContain('--vat <percent>');
      expect(stdout).not.toMatch(/gst/i);
    },
  );

  test('menu, search, hours and address are its own', () => {
    const home = built('index.html');
    const navigation = home.slice(home.indexOf('<nav'), home.indexOf('</nav>'));
    for (const label of firm.menu) expect(navigation).toContain(`>${label}<`);
    expect(home).toContain(`placeholder="${firm.search}"`);
    expect(home.includes('https://wa.me/')).toBe(firm.search === 'Search Services...');
    expect(built('contact/index.html').replaceAll(/<[^>]*>/g, '')).toContain(firm.contact);
    expect(built('privacy/index.html')).toContain(firm.privacy);
    expect(built('404.html')).toContain('This page does not exist.');
  });

  test('every link of the built pages leads somewhere', () => {
    const { stdout, status } = product.run('tools/check/check.ts', 'links', 'content');
    expect(stdout).not.toContain('FAILED');
    expect(status).toBe(0);
  }, 120_000);
});
