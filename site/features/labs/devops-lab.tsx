import { devopsLab } from '../../../content/labs/devops.ts';
import { LabExercise } from './lab-exercise.tsx';

export function DevopsLab() {
  return <LabExercise lab={devopsLab} />;
}
