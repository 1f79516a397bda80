import { androidLab } from '../../../content/labs/android-app-development.ts';
import { LabExercise } from './lab-exercise.tsx';

export default function AndroidLab() {
  return <LabExercise lab={androidLab} />;
}
