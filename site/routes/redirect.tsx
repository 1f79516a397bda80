import { redirect } from 'react-router';
import { redirects } from '../../content/redirects.ts';

interface RedirectArguments {
  url: URL;
}

function lead({ url }: RedirectArguments): Response {
  return redirect(redirects[url.pathname.replace(/\/$/, '')] ?? '/', 308);
}

export const loader = lead;
export const clientLoader = lead;

export default function Redirect() {
  return null;
}
