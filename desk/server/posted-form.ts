import { HttpError } from '../../server/http/http-error.ts';

/** What a form posted: its fields, and its files by the names of their fields. */
export interface PostedForm {
  fields: URLSearchParams;
  files: ReadonlyMap<string, Uint8Array>;
}

export function postedFields(body: string): PostedForm {
  return { fields: new URLSearchParams(body), files: new Map() };
}

/** A form with files, which stay in memory: the limit on a request's body bounds them. */
export async function postedMultipart(body: Buffer, contentType = ''): Promise<PostedForm> {
  const data = await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } })
    .formData()
    .catch(() => {
      throw new HttpError(400, 'This could not be read', 'Please go back and try again.');
    });
  const fields = new URLSearchParams();
  const files = new Map<string, Uint8Array>();
  for (const [name, value] of data) {
    if (typeof value === 'string') fields.append(name, value);
    else if (value.size > 0) files.set(name, new Uint8Array(await value.arrayBuffer()));
  }
  return { fields, files };
}
