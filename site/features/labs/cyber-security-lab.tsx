import { cyberSecurityLab } from '../../../content/labs/cyber-security.ts';
import { LabExercise } from './lab-exercise.tsx';

export default function CyberSecurityLab() {
  return <LabExercise lab={cyberSecurityLab} />;
}
