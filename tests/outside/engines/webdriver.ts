/** The HTTP interface of https://www.w3.org/TR/webdriver2/, as far as the journeys need it. */
export class WebDriverError extends Error {
  /** As the standard names it: `no such element`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

interface Failure {
  error: string;
  message: string;
}

/** The name under which an element travels, as the standard has it. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

export type FoundElement = { [ELEMENT_KEY]: string };

export interface Session {
  call<Answer = unknown>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer>;
  /** Calls a function in the page with these arguments, elements among them; what it promises is awaited. */
  run<Answer>(source: string, ...args: unknown[]): Promise<Answer>;
  ofElement<Answer = unknown>(element: FoundElement, path: string, body?: object): Promise<Answer>;
  end(): Promise<void>;
}

async function send<Answer>(url: string, method: string, body?: object): Promise<Answer> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { value: Answer };
  if (response.ok) return value;
  const { error, message } = value as Failure;
  throw new WebDriverError(error, message);
}

export async function openSession(driver: string, capabilities: object): Promise<Session> {
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${sessionId}`;
  const call: Session['call'] = (method, path, body) =>
    send(`${session}/${path}`, method, method === 'POST' ? (body ?? {}) : undefined);
  return {
    call,
    run: (source, ...args) =>
      call('POST', 'execute/sync', { script: `return (${source}).apply(null, arguments)`, args }),
    ofElement: (element, path, body) =>
      call(body ? 'POST' : 'GET', `element/${element[ELEMENT_KEY]}/${path}`, body),
    end: () => send(session, 'DELETE'),
  };
}
