import { PATHS } from '../../../contracts/paths.ts';
import { NAMES_CAN_WAIT } from '../../service-terms.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const api = {
  kind: 'service',
  path: PATHS.vaptApi,
  group: PATHS.vapt,
  icon: 'braces',
  menuLine: 'Every endpoint called as every role',
  image: 'service-api',
  title: 'API Penetration Testing',
  position: 4,
  description:
    'Every endpoint called as every role, old versions and webhooks included. You get an authorisation matrix and requests your pipeline can repeat.',
  summary: 'Every endpoint called as every role, with the answers in one matrix.',
  lead: 'We call each endpoint as every role, out of order and slightly above its limits, and record who got through. The result is an authorisation matrix that your developers keep.',
  facts: [
    { term: 'We start from', detail: 'Your specification, or recorded traffic' },
    { term: 'Testing takes', detail: '4–12 working days' },
    { term: 'You keep', detail: 'Every request, ready to repeat' },
  ],
  deciding: { figure: '4–12 days', text: 'of calls: every endpoint with every identity, and with none' },
  overview: {
    statement:
      'Anyone can call an endpoint without opening your app, so each call has to be checked for who asks and whose data it touches.',
    paragraphs: [
      'A serious API finding is often one missing line: the check that this caller may touch this record, this field or this function. Most handlers have the line and one does not, and a sample will rarely hit that one. So we fill in a matrix: endpoints down the side, roles across the top, a result in every cell.',
    ],
  },
  figure: {
    kind: 'answers',
    title: 'Every endpoint, every version, every token',
    text: 'Five endpoints of an invented API as they stood at the retest. The member owns the record in the call; the other tenant’s token is a valid one. Yours has two rows for each endpoint.',
    callers: ['No token', 'Member', 'Other tenant', 'Admin'],
    endpoints: [
      {
        call: 'GET /status',
        versions: [
          { name: 'v1', answers: [{ status: 200 }, { status: 200 }, { status: 200 }, { status: 200 }] },
          { name: 'v2', answers: [{ status: 200 }, { status: 200 }, { status: 200 }, { status: 200 }] },
        ],
      },
      {
        call: 'GET /orders/{id}',
        versions: [
          {
            name: 'v1',
            answers: [{ status: 401 }, { status: 200 }, { status: 200, wrong: true }, { status: 200 }],
          },
          { name: 'v2', answers: [{ status: 401 }, { status: 200 }, { status: 404 }, { status: 200 }] },
        ],
      },
      {
        call: 'PATCH /users/{id}, with a role',
        versions: [
          {
            name: 'v1',
            answers: [{ status: 401 }, { status: 200, wrong: true }, { status: 404 }, { status: 200 }],
          },
          { name: 'v2', answers: [{ status: 401 }, { status: 422 }, { status: 404 }, { status: 200 }] },
        ],
      },
      {
        call: 'GET /tenants/{id}/export',
        versions: [
          {
            name: 'v1',
            answers: [
              { status: 200, wrong: true },
              { status: 200, wrong: true },
              { status: 200, wrong: true },
              { status: 200 },
            ],
          },
          { name: 'v2', answers: [{ status: 401 }, { status: 403 }, { status: 404 }, { status: 200 }] },
        ],
      },
      {
        call: 'GET /orders/{id}/events',
        versions: [
          { name: 'v1', answers: [null, null, null, null] },
          {
            name: 'v2',
            answers: [{ status: 401 }, { status: 200 }, { status: 200, wrong: true }, { status: 200 }],
          },
        ],
      },
    ],
  },
  whenNeeded: {
    items: [
      'Partners, devices or a mobile app call your API directly.',
      'You publish a new version while the old one still runs.',
      'You moved to GraphQL, or from a monolith to microservices.',
      'A customer’s questionnaire asks how tenants are kept apart.',
    ],
  },
  scope: {
    inScope: [
      'REST, GraphQL, gRPC or SOAP at hosts you name',
      'Tokens: how they are issued, limited, refreshed and revoked',
      'Authorisation for objects, fields and functions, per role and tenant',
      'Webhooks: signatures, replay, and URLs your server can be made to call (SSRF)',
      'Rate limits, page size, batching and query depth',
    ],
    outOfScope: [
      'Load testing: we go a few calls above a limit, no further',
      'Changes to code or gateway policy',
      'Apps that call the API',
      'Third parties’ APIs',
    ],
  },
  approach: {
    heading: 'How the matrix is filled',
    steps: [
      {
        title: 'Collect',
        text: 'We compare your specification with gateway logs, app traffic and old client libraries. Each difference is a first finding.',
      },
      {
        title: 'Issue identities',
        text: 'You issue tokens for two tenants and each role, machine callers included.',
      },
      {
        title: 'Call',
        text: 'Every endpoint is called with every identity, and with none. Scripts send, and a tester reads the responses.',
      },
      {
        title: 'Misuse',
        text: 'By hand we swap object IDs, add undocumented fields (mass assignment), replay webhooks and reuse revoked tokens.',
      },
      {
        title: 'Go over the limits',
        text: 'We go just above each stated limit, and note whether it holds and what the calls would cost you.',
      },
      {
        title: 'Hand over the calls',
        text: 'Your developers get the requests, run them against their fixes and keep them as tests in the pipeline.',
      },
      { title: 'Rerun', text: 'Once, within 60 days, we rerun the failed cells and mark what changed.' },
    ],
  },
  standards: [
    {
      title: 'OWASP ASVS 5.0.0',
      text: 'Its requirements on authorisation, tokens and web services are the checklist, cited by number, such as v5.0.0-8.2.3.',
    },
    {
      title: 'OWASP API Security Top 10 2023',
      text: 'Names for findings, such as API1 Broken Object Level Authorization. It is not a list of tests.',
    },
    { title: 'CVSS v4.0', text: 'Scored for the caller with the fewest rights who can use the flaw.' },
  ],
  deliverables: [
    {
      title: 'Authorisation matrix',
      text: 'Endpoint by role and tenant: allowed, refused, or allowed by mistake.',
    },
    {
      title: 'Request collection',
      text: 'The calls behind each cell, without tokens, for your pipeline.',
    },
    { title: 'Findings', text: 'Caller, request, response, cause and fix.' },
    {
      title: 'Inventory differences',
      text: 'Endpoints that respond but are undocumented, and documented ones that do not respond.',
    },
  ],
  exhibit: {
    label: 'Matrix row 31',
    severity: 'High',
    heading: 'Members can make themselves administrators',
    text: 'PATCH /users/{id} saves every field it is sent, the role included.',
    rows: [
      { term: 'Administrator', detail: '200: intended' },
      { term: 'Member, own record', detail: '200, role saved: a mistake' },
      { term: 'Member, other record', detail: '403: intended' },
      { term: 'Other tenant', detail: '404: intended' },
      { term: 'Fix', detail: 'Accept listed fields only' },
      { term: 'Severity', detail: 'CVSS v4.0: 8.7 (AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N)' },
      { term: 'Label', detail: 'API3:2023 Broken Object Property Level Authorization' },
    ],
    outcome: 'Retest: version 2 rejects the field, version 1 still accepts it',
    isOpen: true,
    caption: 'One finding, in short; the API is invented. The matrix has such a row for each endpoint.',
    evidence: [
      {
        label: 'Request, as a member',
        lines: [
          'PATCH /v1/users/4711 HTTP/1.1',
          'Host: api.firm.example',
          '',
          '{"name":"Ravi"[[,"role":"admin"]]}',
        ],
      },
      {
        label: 'Response',
        lines: ['HTTP/1.1 [[200 OK]]', '', '{"id":4711,"name":"Ravi",', ' "role":"[[admin]]"}'],
      },
    ],
  },
  sampleReport: 'penetration-test',
  needs: [
    'The specification, or a day of recorded traffic',
    'Tokens for two tenants and each role, valid for the whole window',
    'A test environment with the rate limits of production',
    'Permission to point one webhook at a receiver of ours',
    'A developer who knows which callers are old',
  ],
  duration: {
    range: '4–12 working days of calls, then 3 for matrix and findings',
    movedBy:
      'Endpoints multiplied by roles give the size: 20 endpoints and three roles sit at the lower end.',
  },
  terms: {
    engagement: 'test',
    people: [
      { term: 'Lead tester', detail: 'At least 5 years, 3 of them with APIs' },
      { term: 'Second tester', detail: 'At least 2 years; reads the scripted responses' },
    ],
    price: {
      basis: 'Fixed price from the size of the matrix',
      movedBy: 'Endpoints, roles, tenants, protocols',
    },
    confidentiality: {
      holds: 'Tokens, recorded calls and responses',
      deleted: 'Tokens when the window closes, the rest 90 days after the retest',
    },
    retest: {
      summary: 'One, within 60 days',
      includes: 'The failed cells of the matrix, in every version still live',
    },
  },
  questions: [
    {
      question: 'Can you test without documentation?',
      answer:
        'Yes, from recorded traffic and client code. We then see what is used rather than what exists, so expect extra days and a gap that the report names.',
    },
    {
      question: 'Doesn’t our gateway check all this?',
      answer: 'A gateway validates the token and counts calls. Only your code knows whose invoice 812 is.',
    },
  ],
  related: [PATHS.vaptMobile, PATHS.vaptWeb, PATHS.webApplicationFirewall],
  callToAction: {
    heading: 'Tell us who calls your API',
    text: `Send the number of endpoints, the roles and the kinds of caller. ${NAMES_CAN_WAIT} You get the size of the matrix and the days it takes.`,
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;
