import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  kind: 'error' | 'info';
  text: string;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows the text at the bottom of the page for `durationMs`; the same text is not shown twice at once. */
export function showToast({ kind, text }: Omit<Toast, 'id'>, durationMs: number): void {
  const id = ++lastId;
  replace([...toasts.filter((toast) => toast.text !== text), { id, kind, text }]);
  setTimeout(() => dismissToast(id), durationMs);
}

export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

const NONE: readonly Toast[] = [];

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, currentToasts, () => NONE);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
