import type { AnswerBank } from './answer-bank.ts';

export const androidAnswers: AnswerBank = {
  'Make it happen / command': {
    right: [
      'adb shell am kill com.example.fieldvisit',
      'adb shell "am kill com.example.fieldvisit"',
      'adb.exe shell am kill com.example.fieldvisit',
      'adb shell am kill "com.example.fieldvisit"',
      'adb shell “am kill com.example.fieldvisit”',
      'PS C:\\Users\\asha> adb shell am kill com.example.fieldvisit',
      'asha@mac ~ % adb shell am kill com.example.fieldvisit',
      '➜  ~ adb shell am kill com.example.fieldvisit',
      'emu64a:/ $ am kill com.example.fieldvisit',
      'adb exec-out am kill com.example.fieldvisit',
    ],
    wrong: [
      ['adb shell am force-stop com.example.fieldvisit', 'throws away the task'],
      ['adb shell am crash com.example.fieldvisit', 'a trace of its own'],
      ['adb shell am kill', 'needs the name of the package'],
      ['adb shell am kill <package>', 'one command'],
      ['adb shell am kill PACKAGE', 'name of the package'],
      ['adb shell kill -9 18342', 'not rooted'],
      ['adb shell pm clear com.example.fieldvisit', 'removes the app’s data'],
    ],
  },
};
