import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeskNotice } from '../ui/frame.ts';
import type { ScreenName, ViewOf } from '../screens.tsx';
import type { RelyingParty } from '../access/passkeys.ts';
import type { Role } from '../../domain/roles.ts';
import type { SignedIn } from '../access/session.ts';
import type { ActingDependencies, Dependencies } from '../../server/services/dependencies.ts';

/** Request and response functions for a route of the desk. */
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
  /** Responds with a screen. */
  page<Name extends ScreenName>(name: Name, view: ViewOf<Name>, status?: number): FastifyReply;
  /** After a POST: redirects to a page with a message. */
  done(path: string, notice?: DeskNotice): FastifyReply;
  /** Counts a wrong code or passkey from this client address. Throws if there were too many. */
  countFailedProof(): Promise<void>;
}

export interface RouteContext extends OpenContext {
  /** Includes the actor for the audit log. */
  deps: ActingDependencies;
  signedIn: SignedIn;
}

interface Address {
  method: 'GET' | 'POST';
  path: string;
}

/** Route for everybody, even before sign-in. */
export interface OpenRoute extends Address {
  roles: 'anyone';
  answer(context: OpenContext): Promise<unknown>;
}

/** A route that only signed-in people of these roles can use. */
export interface RoleRoute extends Address {
  roles: readonly Role[];
  /** True if a recent passkey proof is required: for people, passkeys, exports, erasing, revoking. */
  needsConfirmation?: boolean;
  /** For a GET that returns a file: the page to return to after the passkey proof. */
  savedFrom?: string;
  /** The page that shows what a form will do, before the proof is required and the form is carried out. */
  review?: (context: RouteContext) => Promise<unknown>;
  /** Requested by a script, so that it does not keep the session alive. */
  isPoll?: true;
  answer(context: RouteContext): Promise<unknown>;
}

export type DeskRoute = OpenRoute | RoleRoute;

/** Route for a page without sign-in. */
export function openGet(path: string, answer: OpenRoute['answer']): OpenRoute {
  return { method: 'GET', path, roles: 'anyone', answer };
}

/** Route for POST without sign-in. */
export function openPost(path: string, answer: OpenRoute['answer']): OpenRoute {
  return { method: 'POST', path, roles: 'anyone', answer };
}

/** Route for a page or a file, for signed-in people of these roles. */
export function get(path: string, roles: readonly Role[], answer: RoleRoute['answer']): RoleRoute {
  return { method: 'GET', path, roles, answer };
}

/** Route for a page or a file that requires a recent passkey proof. */
export function getConfirmed(path: string, roles: readonly Role[], answer: RoleRoute['answer']): RoleRoute {
  return { ...get(path, roles, answer), needsConfirmation: true };
}

/** Route for POST by signed-in people with one of these roles. */
export function post(path: string, roles: readonly Role[], answer: RoleRoute['answer']): RoleRoute {
  return { method: 'POST', path, roles, answer };
}

/** The same, with a recent passkey proof. */
export function postConfirmed(path: string, roles: readonly Role[], answer: RoleRoute['answer']): RoleRoute {
  return { ...post(path, roles, answer), needsConfirmation: true };
}

/** A route with a review page before it. */
export function reviewed(review: NonNullable<RoleRoute['review']>, route: RoleRoute): RoleRoute {
  return { ...route, review };
}
