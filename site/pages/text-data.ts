import type { TextPage } from '../../content/types.ts';

export interface TextPageData {
  page: TextPage;
}

export function textData(page: TextPage): TextPageData {
  return { page };
}
