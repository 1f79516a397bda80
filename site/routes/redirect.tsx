import { redirect } from 'react-router';
import { redirects } from '../../content/redirects.ts';

interface RedirectArguments {
  request: Request;
}

function lead({ request }: RedirectArguments): Response {
  const { pathname } = new URL(request.url);
  return redirect(redirects[pathname.replace(/\/$/, '')] ?? '/', 308);
}

export const loader = lead;
export const clientLoader = lead;

export default function Redirect() {
  return null;
}
