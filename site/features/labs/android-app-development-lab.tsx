import { androidLab } from '../../../content/labs/android-app-development.ts';
import { LabExercise } from './lab-exercise.tsx';

export function AndroidLab() {
  return <LabExercise lab={androidLab} />;
}
