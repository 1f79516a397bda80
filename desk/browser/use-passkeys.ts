/** Handles forms that need a passkey: the browser's answer is put into the form, which is then posted normally. */
export function usePasskeys(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
    takeCode(form);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void askAndPost(form);
    });
    const button = form.querySelector('button');
    if (button) button.disabled = false;
  }
}

/** Removes the code of an invitation from the address, so that it is not in the browser's history. */
function takeCode(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[name="code"]');
  if (!field || location.hash.length < 2) return;
  field.value = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
}

async function askAndPost(form: HTMLFormElement): Promise<void> {
  const { passkey: verb, challenge = '', field = '' } = form.dataset;
  const button = form.querySelector('button');
  const answerField = form.querySelector<HTMLInputElement>(`input[name="${field}"]`);
  if (!answerField || button?.disabled) return;
  if (button) button.disabled = true;
  try {
    const body = new URLSearchParams();
    const code = form.querySelector<HTMLInputElement>('input[name="code"]')?.value;
    if (code !== undefined) body.set('code', code);
    const response = await fetch(challenge, { method: 'POST', body });
    if (!response.ok) throw new Error(await reasonOf(response));
    const optionsJSON = await response.json();
    const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
    const answer = await (verb === 'create'
      ? startRegistration({ optionsJSON })
      : startAuthentication({ optionsJSON }));
    answerField.value = JSON.stringify(answer);
    form.submit();
  } catch (error) {
    tell(form, sentenceOf(error as Error));
  } finally {
    if (button) button.disabled = false;
  }
}

async function reasonOf(response: Response): Promise<string> {
  const isPlain = response.headers.get('content-type')?.startsWith('text/plain');
  return isPlain ? await response.text() : 'This page is too old. Load it again and try once more.';
}

/** Browsers report every refusal as NotAllowedError, so that a page cannot find out which passkeys exist. */
function sentenceOf({ name, message }: Error): string {
  if (name === 'NotAllowedError') return 'No passkey was used. Try again, or use another device.';
  if (name === 'InvalidStateError') return 'This device has a passkey for the desk already.';
  return message;
}

function tell(form: HTMLFormElement, sentence: string): void {
  const place = form.querySelector('[data-passkey-error]');
  const line = document.createElement('p');
  line.className = 'field-error';
  line.textContent = sentence;
  place?.replaceChildren(line);
}
