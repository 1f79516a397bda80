import type { SearchEntry } from '../../../content/search-entries.ts';
import { type ServiceGroupLabel, serviceGroupLabels } from '../../../content/search.ts';
import { matchServices } from './match-services.ts';
import type { Search } from './search-engine.ts';

export interface Results {
  /** Matching labels among the six in the specification. */
  groups: ServiceGroupLabel[];
  /** Other matches. Groups that matched by their label are left out. */
  pages: SearchEntry[];
}

/** `search` is loaded later by the browser. Without it, only the groups are found. */
export function findResults(query: string, search?: Search): Results {
  const groups = matchServices(serviceGroupLabels, query);
  const isGroup = ({ path }: SearchEntry) => groups.some((group) => group.path === path);
  return { groups, pages: search?.(query).filter((entry) => !isGroup(entry)) ?? [] };
}
