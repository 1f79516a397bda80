import type { ImageName, TrainingPage } from '../../content/types.ts';
import { breadcrumbs } from '../head/breadcrumbs.ts';
import type { Crumb } from '../ui/breadcrumbs.tsx';
import { closingImage } from './closing-image.ts';

export interface TrainingPageData {
  page: TrainingPage;
  trail: Crumb[];
  closingImage: ImageName;
}

export function trainingData(page: TrainingPage): TrainingPageData {
  return { page, trail: breadcrumbs(page), closingImage: closingImage(page.path) };
}
