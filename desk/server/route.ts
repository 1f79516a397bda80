import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeskNotice } from '../ui/frame.ts';
import type { ScreenName, ViewOf } from '../screens.tsx';
import type { RelyingParty } from '../access/passkeys.ts';
import type { Role } from '../../contracts/roles.ts';
import type { SignedIn } from '../access/session.ts';
import type { ActingDependencies, Dependencies } from '../../server/services/dependencies.ts';

/** Request and ways to answer, for a route of the desk. */
export interface OpenContext {
  deps: Dependencies;
  relyingParty: RelyingParty;
  /** Signed-in person; undefined before sign-in. */
  signedIn?: SignedIn;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Parameters of the address. */
  params: Record<string, string | undefined>;
  query: URLSearchParams;
  /** Posted form; empty for a GET. */
  form: URLSearchParams;
  /** Uploaded files by the names of their fields. */
  files: ReadonlyMap<string, Uint8Array>;
  /** Answers with a screen. */
  page<Name extends ScreenName>(name: Name, view: ViewOf<Name>, status?: number): FastifyReply;
  /** After a post: leads to a page, which says what was done. */
  done(path: string, notice?: DeskNotice): FastifyReply;
  /** Counts a wrong code or passkey for the address that it came from. Throws when there were too many. */
  countFailedProof(): Promise<void>;
}

export interface RouteContext extends OpenContext {
  /** With the actor whom the audit log names. */
  deps: ActingDependencies;
  signedIn: SignedIn;
}

interface Address {
  method: 'GET' | 'POST';
  path: string;
}

/** For whoever reaches the desk, also before sign-in. */
export interface OpenRoute extends Address {
  roles: 'anyone';
  answer(context: OpenContext): Promise<unknown>;
}

/** Only for signed-in people of these roles. */
export interface RoleRoute extends Address {
  roles: readonly Role[];
  /** Tells whether a passkey must have been shown in the last minutes: for people, passkeys, exports, erasing, revoking. */
  needsConfirmation?: boolean;
  /** For a GET that answers with a file: the page that it is saved from, to which a fresh proof leads back. */
  savedFrom?: string;
  /** The page that shows what a form will do, before the fresh proof is asked for and the form is done. */
  review?: (context: RouteContext) => Promise<unknown>;
  /** Asked by a script, not by a person: it does not keep the session alive. */
  isPoll?: true;
  answer(context: RouteContext): Promise<unknown>;
}

export type DeskRoute = OpenRoute | RoleRoute;

/** A page for whoever reaches the desk. */
export function openGet(path: string, answer: OpenRoute['answer']): OpenRoute {
  return { method: 'GET', path, roles: 'anyone', answer };
}

/** Route for POST without sign-in. */
export function openPost(path: string, answer: OpenRoute['answer']): OpenRoute {
  return { method: 'POST', path, roles: 'anyone', answer };
}

/** A page or a file for signed-in people of these roles. */
export function get(path: string, roles: readonly Role[], answer: RoleRoute['answer']): RoleRoute {
  return { method: 'GET', path, roles, answer };
}

/** The same, for what needs a passkey that was shown in the last minutes. */
export function getConfirmed(path: string, roles: readonly Role[], answer: RoleRoute['answer']): RoleRoute {
  return { ...get(path, roles, answer), needsConfirmation: true };
}

/** Route for POST by signed-in people with one of these roles. */
export function post(path: string, roles: readonly Role[], answer: RoleRoute['answer']): RoleRoute {
  return { method: 'POST', path, roles, answer };
}

/** The same, for what needs a passkey that was shown in the last minutes. */
export function postConfirmed(path: string, roles: readonly Role[], answer: RoleRoute['answer']): RoleRoute {
  return { ...post(path, roles, answer), needsConfirmation: true };
}

/** A route behind a page that shows whom it reaches. */
export function reviewed(review: NonNullable<RoleRoute['review']>, route: RoleRoute): RoleRoute {
  return { ...route, review };
}
