import { describe, expect, test } from 'vitest';
import { addressesOf, builtPage, textsOf, words } from '../support/built-page.ts';

/** The words, lists and links of Spec §§3 to 10, typed from there, in the pages as they were built. */

describe('the home page', () => {
  const { $ } = builtPage('/');
  const hero = $('main [aria-label="Highlights"]');

  test('has two slides, each with heading, subheading, paragraph, image and two buttons', () => {
    const links = hero.find('a.button, a.text-link');
    expect(addressesOf(links.filter('[href="/services"]'))).toHaveLength(2);
    expect(addressesOf(links.filter('[href="/it-trainings"]'))).toHaveLength(2);
    expect(textsOf(hero.find('h1, h2'))).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
    expect(new Set(textsOf(hero.find('p')).filter(Boolean)).size).toBe(4);
  });

  test('says who we are, our mission and what we do, in four bullets', () => {
    expect(textsOf($('main :is(h2, h3)'))).toEqual(
      expect.arrayContaining(['Who We Are', 'Our Mission', 'What We Do']),
    );
    const bullets = $('main ul').filter((_, list) => words($(list)).startsWith('Enterprise'));
    expect(textsOf(bullets.find('li'))).toEqual([
      'Enterprise Security Assessments',
      'Incident Response',
      'Security Awareness Training',
      'Compliance Management',
    ]);
  });

  test('has floating links to contact, call and WhatsApp', () => {
    const links = $('nav[aria-label="Quick contact"] a');
    expect(textsOf(links)).toEqual(['Contact', 'Call Us', 'WhatsApp']);
    expect(addressesOf(links)).toEqual(['/contact', 'tel:+910000012345', 'https://wa.me/910000012345']);
  });
});

describe('the page about the firm', () => {
  const { $ } = builtPage('/about');

  test('has floating links to call and WhatsApp alone', () => {
    const links = $('nav[aria-label="Quick contact"] a');
    expect(textsOf(links)).toEqual(['Call', 'WhatsApp']);
    expect(addressesOf(links)).toEqual(['tel:+910000012345', 'https://wa.me/910000012345']);
  });

  test('says who we are, what we do, vision and mission', () => {
    expect(textsOf($('main :is(h2, h3)'))).toEqual(
      expect.arrayContaining(['Who We Are', 'What We Do', 'Vision', 'Mission']),
    );
  });

  test('leads experts’ questions to the contact page', () => {
    const link = $('main a').filter((_, each) => words($(each)) === 'Get in Touch With Our Experts');
    expect(addressesOf(link)).toEqual(['/contact']);
  });
});

describe('the menu', () => {
  const { $ } = builtPage('/services/network-services/ddos');
  const bar = $('nav[aria-label="Main"]');
  /** The addresses in the menu below an entry. */
  const below = (path: string) =>
    addressesOf(bar.find(`a[href="${path}"]`).first().closest('li').children('ul').find('a'));

  test('has six entries, eight courses and the certificate check', () => {
    const entries = bar.find('a').filter((_, link) => $(link).parents('ul').length === 1);
    expect(textsOf(entries)).toEqual(['Home', 'About Us', 'Trainings', 'Services', 'Careers', 'Contact']);
    expect(below('/it-trainings')).toEqual(
      [
        'web-development',
        'cyber-security',
        'data-science',
        'hardware-networking',
        'android-app-development',
        'aiml',
        'digital-marketing',
        'devops',
        'certificate',
      ].map((page) => `/it-trainings/${page}`),
    );
  });

  test.each([
    [
      'cyber-security-services',
      'it-infra email-security end-point-security cyber-security-manage-services dlp red-teaming',
    ],
    ['network-services', 'next-gen-firewall swith-router ddos network-security-ms'],
    [
      'vulnerability-assessment-and-penetration-testing',
      'web mobile network api cloud wireless thick source-code-review',
    ],
    ['cloud-services', 'waf casb ztna sase'],
    ['cyber-security-awarness-training', 'awarness-training phishing-simulization'],
    [
      'governance-risk-counsalting',
      'iso-readiness config-review manage-service gap-assessment-compliance vcisco-service',
    ],
  ])('has the services of the group %s', (group, services) => {
    expect(below(`/services/${group}`)).toEqual(
      services.split(' ').map((service) => `/services/${group}/${service}`),
    );
  });

  test('has the same pages on a phone', () => {
    const ofPhone = new Set(addressesOf($('nav[aria-label="Menu"] a')));
    expect(new Set(addressesOf(bar.find('a'))).difference(ofPhone)).toEqual(new Set());
  });

  test('highlights the page that is shown and the entries above it', () => {
    const marked = bar.find('[aria-current]');
    expect(textsOf(marked)).toEqual(['Services', 'Network Services', 'DDoS Protection']);
    expect(marked.toArray().map((link) => $(link).attr('aria-current'))).toEqual(['true', 'true', 'page']);
  });
});

test('the logo above every page leads home', () => {
  expect(addressesOf(builtPage('/about').$('body > header a.logo, header a.logo').first())).toEqual(['/']);
});

test('the certificate page has its title, subtitle, field, button and hint', () => {
  const { $ } = builtPage('/it-trainings/certificate');
  expect(words($('h1'))).toBe('Certificate Verification');
  expect($('main input[name="cert_number"]').attr('placeholder')).toBe('Enter Certificate Number');
  expect(textsOf($('main form button'))).toContain('Validate');
  for (const said of [
    'Validate your digital credentials',
    'Enter the 12-digit certificate number found on your document',
    'Report a forgery to',
  ])
    expect(words($('main'))).toContain(said);
});

test('who asks about a course is told what a trainee gets, and nothing about attacks', () => {
  const { $ } = builtPage('/contact?course=devops');
  expect(textsOf($('main li :is(h2, h3)'))).toEqual([
    'A trainer reads it',
    'We reply by email or one call',
    'You get it in writing',
  ]);
  expect(words($('main'))).not.toMatch(/under attack|scanned|confidentiality agreement/);
});

test.each([
  ['/', ['Vision', 'Mission', 'Values']],
  ['/about', ['Our Expert Team', 'Advanced Security Operations', 'Client-Centric Approach']],
])('%s has three cards with text and image: %j', (path, titles) => {
  const { $ } = builtPage(path);
  const cards = $('main article');
  expect(textsOf(cards.find('h3'))).toEqual(titles);
  for (const card of cards.toArray()) {
    expect(words($(card).find('p'))).not.toBe('');
    expect($(card).find('img')).not.toHaveLength(0);
  }
});

test.each(['/services', '/it-trainings', '/contact'])('%s has no floating links', (path) => {
  expect(builtPage(path).$('nav[aria-label="Quick contact"]')).toHaveLength(0);
});

describe('the footer', () => {
  const footer = builtPage('/privacy').$('body > footer, main ~ footer').first();
  const links = (heading: string) =>
    footer
      .find('nav')
      .filter((index) => words(footer.find('nav').eq(index).find('h2')) === heading)
      .find('a');

  test('has the brand with its line, and the three networks', () => {
    expect(addressesOf(footer.find('a.logo'))).toEqual(['/']);
    expect(words(footer)).toMatch(/IT training and cybersecurity/i);
    expect(addressesOf(footer.find('.social-links a'))).toEqual(['/linkedin', '/instagram', '/twitter']);
    expect(textsOf(footer.find('.social-links a'))).toEqual(['LinkedIn', 'Instagram', 'Twitter']);
  });

  test('has the quick links', () => {
    expect(addressesOf(links('Quick Links'))).toEqual([
      '/',
      '/about',
      '/it-trainings',
      '/it-trainings/certificate',
      '/careers',
      '/contact',
    ]);
  });

  test('has the services', () => {
    expect(addressesOf(links('Services'))).toEqual([
      '/services/cyber-security-services',
      '/services/network-services',
      '/services/vapt',
      '/services/cloud-services',
      '/services/security-assessment-and-penetration-testing',
      '/services/governance-risk-and-compliance',
    ]);
    expect(textsOf(links('Services'))).toEqual([
      'Cyber Security',
      'Network',
      'VAPT',
      'Cloud',
      'Cyber Awareness & Training',
      'Governance, Risk & Compliance (GRC)',
    ]);
  });

  test('leads to the privacy page and the accessibility statement', () => {
    for (const path of ['/privacy', '/accessibility'])
      expect(footer.find(`a[href="${path}"]`), path).not.toHaveLength(0);
  });

  test('has a form for a free consultation', () => {
    const form = footer.find('form');
    expect(words(footer.find(`#${form.attr('aria-labelledby')?.replaceAll(':', '\\:')}`))).toBe(
      'Free Consultation',
    );
    expect(textsOf(form.find('label')).map((label) => label.replace(/ .*/, ''))).toEqual(
      expect.arrayContaining(['Name', 'Mobile', 'Email', 'Message']),
    );
    for (const name of ['name', 'mobile', 'email'])
      expect(form.find(`[name="${name}"]`).attr('required'), name).toBeDefined();
    expect(form.find('[name="message"]').attr('required')).toBeUndefined();
    expect(form.find('[name="mobile"]').attr('type')).toBe('tel');
    expect(form.find('[name="email"]').attr('type')).toBe('email');
    expect(words(form.find('button'))).toBe('Send Message');
  });
});

describe('the page of all courses', () => {
  const { $, section, listWith } = builtPage('/it-trainings');
  /** Tag and title of each card, and the address that the tag gives it. */
  const COURSES = [
    ['Web Development', 'Full Stack Web Development', '/it-trainings/web-development'],
    ['Data Science', 'Data Science & Analytics', '/it-trainings/data-science'],
    ['Cybersecurity', 'Cybersecurity Training', '/it-trainings/cybersecurity'],
    ['Hardware Networking', 'Hardware & Networking', '/it-trainings/hardware-networking'],
    ['Android Development', 'Android App Development', '/it-trainings/android-development'],
    [
      'Artificial Intelligence & Machine Learning',
      'AI & Machine Learning',
      '/it-trainings/artificial-intelligence-machine-learning',
    ],
    ['Digital Marketing', 'Digital Marketing', '/it-trainings/digital-marketing'],
    ['DevOps', 'DevOps Automation', '/it-trainings/devops'],
  ];

  test('is headed IT Training Programs', () => {
    expect(words($('h1'))).toBe('IT Training Programs');
  });

  test('has eight cards with icon, tag, title and description, each leading by its tag on', () => {
    const cards = section('Courses').find('li:has(h3)');
    expect(textsOf(cards.find('h3'))).toEqual(COURSES.map(([, title]) => title));
    expect(addressesOf(cards.find('a'))).toEqual(COURSES.map(([, , path]) => path));
    for (const [index, [tag = '', title = '']] of COURSES.entries()) {
      const card = cards.eq(index);
      expect(words(card), title).toContain(tag);
      expect(words(card.find('p').first()), title).not.toBe('');
      expect(card.find('svg'), title).not.toHaveLength(0);
      expect(words(card), title).toMatch(/Leads to: \w/);
    }
  });

  test('offers five things', () => {
    expect(textsOf(listWith('Mentor Guidance').find('h3'))).toEqual([
      'Mentor Guidance',
      'Interview Preparation',
      'Project Support',
      'Real-World Projects',
      'Resume Building',
    ]);
  });

  test('has a Certificate Validation section', () => {
    const validation = section('Certificate Validation');
    expect(validation.find('input').attr('placeholder')).toBe('Enter Certificate Number');
    expect(textsOf(validation.find('button'))).toContain('Validate');
  });

  test('compares all eight courses in a table', () => {
    const table = $('main table').filter((_, each) => words($(each)).includes('First jobs that ask for it'));
    expect(textsOf(table.find('thead th'))).toEqual([
      'Course',
      'You build',
      'Hours',
      'With your own time',
      'Entry level',
      'Laptop',
      'First jobs that ask for it',
      'Try it',
    ]);
    expect(textsOf(table.find('tbody th'))).toEqual(COURSES.map(([, title]) => title));
    const devops = words(table.find('tbody tr').last());
    for (const said of ['140 in class', '220 in all', '10 h a week: about 22 weeks', 'DevOps trainee'])
      expect(devops).toContain(said);
  });

  test('has four testimonials with stars, marked as samples', () => {
    const testimonials = $('main figure:has(blockquote)');
    expect(testimonials).toHaveLength(4);
    for (const testimonial of testimonials.toArray()) {
      for (const part of ['blockquote', 'figcaption b', 'figcaption small'])
        expect(words($(testimonial).find(part)), part).not.toBe('');
      expect(words($(testimonial))).toMatch(/Sample text.*Five stars/);
    }
  });

  test('says the terms of every course, and that nobody can promise a job', () => {
    expect(textsOf($('main :is(h3, h4)'))).toEqual(
      expect.arrayContaining([
        'Passing',
        'Use of AI',
        'After a failed resit',
        'Changing course',
        'Refund',
        'Instalments',
        'The certificate',
      ]),
    );
    expect(words($('main'))).toContain('Will I get a job? No, nobody can promise that.');
  });
});

/** The lists that the specification fixes for each course, complete and in its order. */
const COURSES = [
  {
    path: '/it-trainings/web-development',
    lists: [['Front-End', 'Back-End', 'Responsive Design', 'Deployment & Hosting', 'Hands-On Projects']],
    headings: ['Front-end in detail', 'Back-end in detail'],
    contact: '/contact?course=web-development',
    builds: ['A booking site at a public URL', 'Empty', 'Taken', 'Booked'],
  },
  {
    path: '/it-trainings/cyber-security',
    lists: [
      ['Threat Detection', 'Data Privacy', 'System Integrity', 'Access Management'],
      ['Network Security', 'Identity Verification', 'Incident Response', 'Endpoint Security'],
    ],
    headings: ['Overview', 'Core Features', 'Security Layers', 'Why It Matters'],
    contact: '/contactus?course=cyber-security',
    builds: ['A company network you defend, and an incident report', 'Trace', 'Detected', 'Reported'],
  },
  {
    path: '/it-trainings/data-science',
    lists: [
      [
        'Data Visualization',
        'Machine Learning',
        'Data Management',
        'Predictive Analytics',
        'Big Data Processing',
        'Data Mining',
        'Statistical Modeling',
        'Report Automation',
      ],
    ],
    headings: ['Why learn data science'],
    contact: '/contact?course=data-science',
    builds: ['A report that anyone can rerun', 'First run', 'Check fails', 'Rebuilt'],
  },
  {
    path: '/it-trainings/hardware-networking',
    lists: [
      ['Server Setup', 'Structured Cabling', 'Storage Solutions', 'Workstation Optimization'],
      ['Router Configuration', 'Wi-Fi Management', 'LAN & WAN Setup', 'Network Troubleshooting'],
    ],
    headings: ['Core Features', 'Networking Layers'],
    contact: '/contactus?course=hardware-networking',
    builds: ['A two-room office network', 'Planned', 'Broken', 'Repaired'],
  },
  {
    path: '/it-trainings/android-app-development',
    lists: [
      ['Kotlin Basics', 'Compose Screens', 'Offline Data', 'Device Features'],
      ['Backend Integration', 'Testing & QA', 'Cloud Deployment', 'App Launch'],
    ],
    headings: ['Core Features', 'Development Layers'],
    contact: '/contactus?course=android-app-development',
    builds: ['An app in closed testing on Google Play', 'No signal', 'Conflict', 'Synced'],
  },
  {
    path: '/it-trainings/aiml',
    lists: [
      [
        'Neural Networks',
        'AI Automation',
        'Deep Learning',
        'Natural Language Processing',
        'Computer Vision',
        'Reinforcement Learning',
        'Model Deployment',
        'AI Ethics',
      ],
    ],
    headings: ['Why learn AI'],
    contact: '/contact?course=aiml',
    builds: ['A deployed model and its failure list', 'Answers', 'Causes', 'One failure'],
  },
  {
    path: '/it-trainings/digital-marketing',
    lists: [
      [
        'Social Media Marketing',
        'SEO Optimization',
        'Content Marketing',
        'Influencer Marketing',
        'Analytics & Data',
        'Brand Strategy',
        'Email Campaigns',
        'Mobile Marketing',
      ],
    ],
    headings: [],
    contact: '/contact?course=digital-marketing',
    builds: ['A capped live campaign and its report', 'Day 5', 'Cap', 'Report'],
  },
  {
    path: '/it-trainings/devops',
    lists: [
      [
        'Infrastructure as Code',
        'CI/CD Pipelines',
        'Cloud Platforms',
        'Automation & Scripting',
        'Containerization',
        'Monitoring & Logging',
        'Version Control',
        'Security & Compliance',
      ],
    ],
    headings: [],
    contact: '/contact?course=devops',
    builds: ['A pipeline that scans and rolls back', 'Blocked', 'Released', 'Rolled back'],
  },
];

describe.each(COURSES)('$path', ({ path, lists, headings, contact, builds: [builds, ...states] }) => {
  const { $, listWith, section } = builtPage(path);
  const main = $('main');

  test('has its lists complete, each item with a text', () => {
    for (const titles of lists) {
      const list = listWith(titles[0] ?? '');
      expect(textsOf(list.find('h3, h4'))).toEqual(titles);
      expect(textsOf(list.find('p')).filter(Boolean)).toHaveLength(titles.length);
    }
  });

  test('has its sections, each with a text', () => {
    for (const heading of headings)
      expect(words(section(heading).last().find('p, li').first()), heading).not.toBe('');
  });

  test('leads to the contact page, the certificate check, its lab and all courses', () => {
    const asking = main.find('a').filter((_, each) => words($(each)) === 'Contact Us');
    expect(new Set(addressesOf(asking))).toEqual(new Set([contact]));
    for (const address of ['/it-trainings/certificate', `${path}/lab`])
      expect(main.find(`a[href="${address}"]`), address).not.toHaveLength(0);
    expect(addressesOf($('nav[aria-label="Breadcrumb"] a'))).toEqual(['/it-trainings']);
  });

  test('says how one passes and when AI may be used', () => {
    expect(words(main)).toContain('You pass with 60% overall and at least half in each part.');
    expect(words(main)).toContain('You work without AI assistants until your course reaches its AI lab.');
    expect(textsOf(main.find('.tag'))).toContain('AI lab');
  });

  test('names one or two first jobs of beginners, and promises none', () => {
    const outcome = $('#roles');
    expect(textsOf(outcome.find('h3'))).toEqual([
      'What you can show',
      'First jobs that ask for it',
      'Advertisements also ask for',
    ]);
    const jobs = textsOf(outcome.find('li b'));
    expect([1, 2]).toContain(jobs.length);
    for (const job of jobs) expect(job).toMatch(/\b(trainee|junior|intern)\b/i);
    expect(words($('#questions'))).toContain('Will I get a job?No, nobody can promise that');
  });

  test('shows what is built in three states', () => {
    const choice = $('main fieldset.switch').filter((_, each) => /three states/.test(words($(each))));
    expect(words(choice.find('legend'))).toBe(`${builds}, in three states`);
    expect(textsOf(choice.find('label'))).toEqual(states);
  });
});

test.each([
  [
    '/it-trainings/web-development',
    '150, including 22 on the project',
    '260 hours. At 10 hours a week, class and home together: about 26 weeks. At 30: about 9. Class times are not fixed yet.',
    'No experience needed',
  ],
  [
    '/it-trainings/devops',
    '140, including 24 on the project',
    '220 hours. At 10 hours a week, class and home together: about 22 weeks. At 30: about 8. Class times are not fixed yet.',
    'Linux command line and one language',
  ],
])('%s says hours, weeks, entry level and what is not announced', (path, hours, all, level) => {
  const dates = builtPage(path).$('#dates');
  expect(textsOf(dates.find('dt'))).toEqual(['Hours', 'With your own time', 'Entry level', 'Next start']);
  expect(textsOf(dates.find('dd'))).toEqual([hours, all, level, 'No date set yet']);
  expect(words(dates)).toContain('Dates, days, mode, city and fee are not announced yet.');
});

test('Cyber Security tells who is new to networks which course comes first, with the hours', () => {
  expect(words(builtPage('/it-trainings/cyber-security').$('main'))).toContain(
    'Networking basics and a command line. New to networks? Hardware & Networking first: together 340 hours.',
  );
});

describe('the page of all services', () => {
  const { $, section } = builtPage('/services');

  test('has six cards with icon, title and description, each leading to its group', () => {
    const cards = $('main section[aria-label="Groups of services"] li');
    expect(words($('h1'))).toBe('Services');
    expect(textsOf(cards.find('h2'))).toEqual([
      'Cyber Security Services',
      'Network Services',
      'VAPT (Pen Testing)',
      'Cloud Security & Services',
      'Awareness & Training',
      'Governance, Risk & Compliance (GRC)',
    ]);
    expect(addressesOf(cards.find('a'))).toEqual([
      '/services/cyber-security-services',
      '/services/network-services',
      '/services/vulnerability-assessment-and-penetration-testing',
      '/services/cloud-services',
      '/services/cyber-security-awarness-training',
      '/services/governance-risk-counsalting',
    ]);
    for (const card of cards.toArray()) {
      expect(words($(card).find('p').first())).not.toBe('');
      expect($(card).find('svg')).not.toHaveLength(0);
    }
  });

  test('explains in six parts why security matters', () => {
    const why = section('Why Robust Security is Your Business Lifeline');
    expect(words(why.find('p').first())).not.toBe('');
    expect(why.find('li h3')).toHaveLength(6);
    for (const name of ['ISO 27001', 'GDPR', 'HIPAA', 'AWS', 'Azure', 'Google Cloud'])
      expect(words(why)).toContain(name);
  });
});

/** Cards of each group, complete and in the order of the specification, with the pages behind them. */
const GROUPS = [
  {
    path: '/services/cyber-security-services',
    cards: [
      ['IT Infrastructure Security', 'it-infra'],
      ['Email Security', 'email-security'],
      ['Endpoint Security', 'end-point-security'],
      ['Managed Security Services', 'cyber-security-manage-services'],
      ['Data Loss Prevention', 'dlp'],
      ['Red Teaming & Pen Testing', 'red-teaming'],
    ],
  },
  {
    path: '/services/network-services',
    cards: [
      ['Next-Gen Firewall', 'next-gen-firewall'],
      ['Switch & Router Configuration', 'swith-router'],
      ['DDoS Protection', 'ddos'],
      ['Managed Network Security', 'network-security-ms'],
    ],
  },
  {
    path: '/services/cloud-services',
    cards: [
      ['Web Application Firewall', 'waf'],
      ['Cloud Access Security Broker', 'casb'],
      ['Zero Trust Network Access', 'ztna'],
      ['Secure Access Service Edge', 'sase'],
    ],
  },
  {
    path: '/services/governance-risk-counsalting',
    cards: [
      ['ISO Readiness', 'iso-readiness'],
      ['Configuration Review', 'config-review'],
      ['Managed Security Services', 'manage-service'],
      ['Compliance Gap Assessment', 'gap-assessment-compliance'],
      ['vCISO as a Service', 'vcisco-service'],
    ],
  },
  {
    path: '/services/vulnerability-assessment-and-penetration-testing',
    cards: [
      ['Web', 'web'],
      ['Mobile', 'mobile'],
      ['Network', 'network'],
      ['API', 'api'],
      ['Cloud', 'cloud'],
      ['Wireless', 'wireless'],
      ['Thick Client', 'thick'],
      ['Source Code Review', 'source-code-review'],
    ],
  },
  {
    path: '/services/cyber-security-awarness-training',
    cards: [
      ['Awareness Training', 'awarness-training'],
      ['Phishing Simulation Exercises', 'phishing-simulization'],
      ['Role-Based Security Training', 'awarness-training'],
      ['Compliance & Policy Education', 'awarness-training'],
    ],
  },
];

/** Addresses of the links with this text in the main part of a page. */
function addressesUnder(path: string, text: string): (string | undefined)[] {
  const { $ } = builtPage(path);
  return addressesOf($('main a').filter((_, each) => words($(each)) === text));
}

describe.each(GROUPS)('$path', ({ path, cards }) => {
  const { section } = builtPage(path);

  test('has its cards, each with a text and its page', () => {
    const items = section('Services in this group').last().find('li:has(h3)');
    expect(textsOf(items.find('h3'))).toEqual(cards.map(([title]) => title));
    expect(textsOf(items.find('p')).filter(Boolean)).toHaveLength(cards.length);
    expect(addressesOf(items.find('a')).map((address) => address?.replace(/#.*/, ''))).toEqual(
      cards.map(([, leaf]) => `${path}/${leaf}`),
    );
  });

  test('says why to partner, and leads to the contact page', () => {
    expect(section(/^Why Partner/).find('li').length).toBeGreaterThan(1);
    expect(new Set(addressesUnder(path, 'Get in Touch'))).toEqual(
      new Set([`/contact?service=${path.slice('/services/'.length)}`]),
    );
  });

  test.each([...new Set(cards.map(([, leaf]) => leaf))])(
    '%s leads back, and on to the form about it',
    (leaf) => {
      const page = builtPage(`${path}/${leaf}`);
      expect(addressesOf(page.$('nav[aria-label="Breadcrumb"] a'))).toEqual(['/services', path]);
      expect(page.$('main a[href^="/contact?service="]')).not.toHaveLength(0);
      expect(page.$('main form')).not.toHaveLength(0);
      expect(page.$('#exhibit a[href^="/services/sample-reports/"]')).toHaveLength(1);
    },
  );

  /** Terms that a buyer settles before signing. */
  test.each([...new Set(cards.map(([, leaf]) => leaf))])('%s says what stands in the contract', (leaf) => {
    const page = builtPage(`${path}/${leaf}`);
    const terms = page.$('#terms');
    const headings = textsOf(terms.find('h3'));
    expect(headings).toEqual(
      expect.arrayContaining(['Who does it', 'Price', 'Confidentiality', 'Regulators']),
    );
    const AFTERWARDS = /^(Retest|Check afterwards|Review|Follow-up)$/;
    expect(headings.filter((name) => AFTERWARDS.test(name))).toHaveLength(1);
    expect(textsOf(page.$('.facts dt')).at(-1)).toMatch(AFTERWARDS);
    for (const text of ['GST is added', 'CVs come with the quotation', 'encrypted in India'])
      expect(words(terms)).toContain(text);
    expect(words(terms)).toMatch(/\b(Yes|No|Partly)\./);
    expect(words(terms)).not.toMatch(/₹|Rs\.? \d/);
  });
});

test('Cybersecurity Services has three reasons to partner', () => {
  const { section } = builtPage('/services/cyber-security-services');
  expect(textsOf(section(/^Why Partner/).find('li h3'))).toEqual([
    '24/7 Monitoring',
    'Scalable Solutions',
    'Compliance Ready',
  ]);
});

test('IT Infrastructure Security has five capabilities, four risks, six steps', () => {
  const path = '/services/cyber-security-services/it-infra';
  const { $, section } = builtPage(path);
  expect(section('What we put in order').find('h3')).toHaveLength(5);
  expect(section('Why it matters').find('li')).toHaveLength(4);
  expect($('#approach li')).toHaveLength(6);
  expect(new Set(addressesUnder(path, 'Get a Free Assessment'))).toEqual(
    new Set(['/contact?service=cyber-security-services/it-infra']),
  );
});

test('Email Security has five threats, five measures and an explanation', () => {
  const path = '/services/cyber-security-services/email-security';
  const { section, listWith } = builtPage(path);
  expect(textsOf(listWith('Phishing').find('h3'))).toEqual([
    'Phishing',
    'Spam',
    'Malware',
    'Email Spoofing',
    'Business Email Compromise',
  ]);
  expect(section('Five key measures').find('li')).toHaveLength(5);
  expect(words(section('Overview').find('p').first())).not.toBe('');
  expect(new Set(addressesUnder(path, 'Get in Touch'))).toEqual(
    new Set(['/contact?service=cyber-security-services/email-security']),
  );
});

test('Endpoint Security has five threats and five measures, and leads to the contact page', () => {
  const path = '/services/cyber-security-services/end-point-security';
  const { section } = builtPage(path);
  for (const heading of ['What reaches a laptop', 'What we change on each machine'])
    expect(section(heading).find('li'), heading).toHaveLength(5);
  expect(new Set(addressesUnder(path, 'Contact Us'))).toEqual(
    new Set(['/contact?service=cyber-security-services/end-point-security']),
  );
});

test.each([
  '/services/cyber-security-services/cyber-security-manage-services',
  '/services/network-services/network-security-ms',
  '/services/governance-risk-counsalting/manage-service',
  '/services/governance-risk-counsalting/vcisco-service',
])('%s is sold by the month: hours, response and exit have a heading', (path) => {
  const service = builtPage(path).$('#terms #service');
  expect(words(service.find('h3'))).toBe('Hours, response, exit');
  expect(textsOf(service.find('dt'))).toEqual(['Hours', 'Response', 'Exit']);
});

test('a penetration test says that the firm is not empanelled by CERT-In', () => {
  const { $ } = builtPage('/services/vulnerability-assessment-and-penetration-testing/web');
  expect(words($('#regulators'))).toMatch(/CERT-In empanelled auditor\?.*?No\..*?25 July 2025/);
});

test.each([
  ['/services/vulnerability-assessment-and-penetration-testing/web', /Request.*118207.*Response/],
  ['/services/cyber-security-services/email-security', /Before.*would be refused.*After.*arrives/],
  ['/services/cyber-security-services/cyber-security-manage-services', /Sample.*Alerts read.*Cases opened/],
  ['/services/governance-risk-counsalting/gap-assessment-compliance', /Cost.*Risk that stays.*Cost.*Cost/],
])('%s shows what one receives, marked as a sample', (path, shown) => {
  const exhibit = words(builtPage(path).$('#exhibit'));
  expect(exhibit).toMatch(shown);
  expect(exhibit).toContain('Sample');
});

describe('the contact page', () => {
  test('has address and hours, no emergency line, and a link to Privacy', () => {
    const { $ } = builtPage('/contact');
    const text = words($('main'));
    for (const said of [
      '12 Sample Street, Bengaluru 560001',
      'Monday to Friday, 9:30 to 18:00 IST',
      'If you are under attack now',
      'We do not run an emergency line',
    ])
      expect(text).toContain(said);
    expect(addressesUnder('/contact', 'What we store, and for how long')).toContain('/privacy');
  });

  test('names whom one can call and write to when under attack', () => {
    const addresses = addressesOf(builtPage('/contact').$('main a'));
    for (const address of ['tel:1930', 'https://cybercrime.gov.in', 'mailto:incident@cert-in.org.in'])
      expect(addresses).toContain(address);
  });
});

test.each([
  'penetration-test',
  'attack-exercise',
  'configuration-review',
  'gap-assessment',
  'rollout-acceptance',
  'managed-service',
])('the sample report %s is marked, listed for search, and can be downloaded', (name) => {
  const { $ } = builtPage(`/services/sample-reports/${name}`);
  expect(words($('main'))).toMatch(/Sample: the firms.*invented/);
  expect($('meta[name="robots"]')).toHaveLength(0);
  const contents = textsOf($('nav[aria-label="On this page"] a'));
  expect(contents[0]).toBe('For management');
  expect(textsOf($('main h2')).join('\n')).toContain(contents.at(-1));
  expect(addressesOf($('main a[download], main a[href$=".pdf"]'))).toContain(
    `/services/sample-reports/${name}.pdf`,
  );
});
