import { digitalMarketingLab } from '../../../content/labs/digital-marketing.ts';
import { LabExercise } from './lab-exercise.tsx';

export default function DigitalMarketingLab() {
  return <LabExercise lab={digitalMarketingLab} />;
}
