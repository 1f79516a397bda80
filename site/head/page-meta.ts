import { company } from '../../content/company.ts';
import type { Page } from '../../content/types.ts';

interface MetaArguments {
  loaderData: { page: Page } | undefined;
}

/** Title and description, which change with every navigation. What only machines read stands in head-tags.tsx. */
export function pageMeta({ loaderData }: MetaArguments) {
  if (!loaderData) return [{ title: company.name }];
  const { page } = loaderData;
  return [
    { title: `${page.documentTitle ?? page.title} · ${company.name}` },
    { name: 'description', content: page.description },
  ];
}
