import { hash } from 'node:crypto';

/** Header names and values in turn, as `response.writeHead` takes them. */
export type HeaderList = readonly string[];

/** Hashes of a page's inline scripts and styles, as written in the policy: 'sha256-…'. */
export interface PolicyHashes {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}

/** Adds the hash of a style element with this text to the hashes of a page. */
export function withStyle({ scriptHashes, styleHashes }: PolicyHashes, style: string): PolicyHashes {
  return { scriptHashes, styleHashes: [...styleHashes, `'sha256-${hash('sha256', style, 'base64')}'`] };
}

export const CSP_REPORT_PATH = '/api/csp-report';

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

/** Browser features that the site does not use. They are denied because an injected script could abuse them. */
const DENIED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
];

const PERMISSIONS_POLICY = DENIED_FEATURES.map((feature) => `${feature}=()`).join(',');

/** Content policy of every answer that is not a page: data, styles, pictures and errors of the HTTP parser. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Headers that every response has. */
function everyResponse(hstsPreload: boolean): string[] {
  return [
    'Strict-Transport-Security',
    `max-age=${TWO_YEARS_S}; includeSubDomains${hstsPreload ? '; preload' : ''}`,
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'no-referrer',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'Cross-Origin-Embedder-Policy',
    'require-corp',
    'Cross-Origin-Resource-Policy',
    'same-origin',
    'Origin-Agent-Cluster',
    '?1',
    'Permissions-Policy',
    PERMISSIONS_POLICY,
  ];
}

function pagePolicy({ scriptHashes, styleHashes }: PolicyHashes): string {
  const sources = (hashes: readonly string[]) => ["'self'", ...hashes].join(' ');
  return [
    "default-src 'none'",
    `script-src ${sources(scriptHashes)}`,
    `style-src ${sources(styleHashes)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'report-to csp',
    `report-uri ${CSP_REPORT_PATH}`,
  ].join('; ');
}

export interface SecurityHeaders {
  page(hashes: PolicyHashes): HeaderList;
  /** Headers of styles, scripts, pictures, fonts and documents. */
  asset: HeaderList;
  /** Headers of data, which browsers must not store. */
  api: HeaderList;
}

export function securityHeaders(hstsPreload: boolean): SecurityHeaders {
  const always = everyResponse(hstsPreload);
  const closed = ['Content-Security-Policy', CLOSED_POLICY, ...always];
  return {
    page: (hashes) => [
      'Content-Security-Policy',
      pagePolicy(hashes),
      'Reporting-Endpoints',
      `csp="${CSP_REPORT_PATH}"`,
      ...always,
    ],
    asset: closed,
    api: [...closed, 'Cache-Control', 'no-store'],
  };
}

/** Converts a list of headers to an object, which Fastify needs. */
export function headerObject(list: HeaderList): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let index = 0; index < list.length; index += 2) headers[list[index] ?? ''] = list[index + 1] ?? '';
  return headers;
}
