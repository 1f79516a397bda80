import { HttpError } from '../../server/http/http-error.ts';

/** Posted fields, and files by field name. */
export interface PostedForm {
  fields: URLSearchParams;
  files: ReadonlyMap<string, Uint8Array>;
}

export function postedFields(body: string): PostedForm {
  return { fields: new URLSearchParams(body), files: new Map() };
}

/**
 * Refuses the zero character in addresses and forms, for all routes: nobody types it, and PostgreSQL does not accept it in
 * text.
 */
export function refuseZeros(
  params: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
  fields: URLSearchParams,
): void {
  const hasZero = (values: Iterable<string | undefined>) =>
    [...values].some((value) => value?.includes('\0'));
  if (hasZero(Object.values(params)))
    throw new HttpError(404, 'There is no such page', 'The address contains an invalid character.');
  if (hasZero(query.values()) || hasZero(fields.values()))
    throw new HttpError(
      400,
      'This could not be read',
      'It contains the zero character (U+0000), which cannot be stored. Please go back, remove it and try again.',
    );
}

/** Parses a form with files in memory; the body limit also limits the files. */
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
