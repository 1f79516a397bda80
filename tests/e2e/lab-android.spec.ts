import { choose, pick, testLabByKeyboard, type } from './lab-by-keyboard.ts';

testLabByKeyboard('Android', {
  path: '/it-trainings/android-app-development/lab',
  steps: [
    {
      title: 'The frame that threw',
      wrong: pick(13),
      says: 'Ours, and the way in',
      right: pick(9),
    },
    {
      title: 'When the state was lost',
      wrong: pick(5),
      says: 'What had been in the old one was lost earlier',
      right: pick(3),
    },
    {
      title: 'Why the developers never saw it',
      wrong: choose('Rotation destroys nothing, so onCreate does not run again.'),
      says: 'the activity is destroyed and created anew',
      right: choose(
        'Rotation recreates the activity inside the same process: the view model and VisitSession stay.',
      ),
    },
    {
      title: 'The fix',
      wrong: choose(
        'requireVisit() returns null instead of throwing, and the screen closes itself if it gets null.',
      ),
      says: 'This hides the fault',
      right: choose(
        'Pass the visit’s ID in the intent, read it from SavedStateHandle, load the visit from Room, and write the note to Room as it is typed.',
      ),
    },
    {
      title: 'Make it happen',
      wrong: type({ Command: 'adb shell am force-stop com.example.fieldvisit' }),
      says: 'force-stop also throws away the task with its saved state',
      right: type({ Command: 'adb shell am kill com.example.fieldvisit' }),
    },
  ],
});
