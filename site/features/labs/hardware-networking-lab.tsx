import { hardwareNetworkingLab } from '../../../content/labs/hardware-networking.ts';
import { LabExercise } from './lab-exercise.tsx';

export function HardwareNetworkingLab() {
  return <LabExercise lab={hardwareNetworkingLab} />;
}
