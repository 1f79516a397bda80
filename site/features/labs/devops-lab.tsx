import { devopsLab } from '../../../content/labs/devops.ts';
import { LabExercise } from './lab-exercise.tsx';

export default function DevopsLab() {
  return <LabExercise lab={devopsLab} />;
}
