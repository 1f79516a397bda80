import type { ServicesPage } from '../../content/types.ts';

export interface ServicesPageData {
  page: ServicesPage;
}

export function servicesData(page: ServicesPage): ServicesPageData {
  return { page };
}
