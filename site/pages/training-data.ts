import type { ImageName, TrainingPage } from '../../content/types.ts';
import { breadcrumbs } from '../head/breadcrumbs.ts';
import type { Crop } from '../sections/band.tsx';
import type { Crumb } from '../ui/breadcrumbs.tsx';
import { closingImage } from './closing-image.ts';
import { pageCrop } from './page-crop.ts';

export interface TrainingPageData {
  page: TrainingPage;
  trail: Crumb[];
  crop: Crop;
  closingImage: ImageName;
}

export function trainingData(page: TrainingPage): TrainingPageData {
  return {
    page,
    trail: breadcrumbs(page),
    crop: pageCrop(page),
    closingImage: closingImage(page.path),
  };
}
