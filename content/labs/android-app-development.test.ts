import { describe, expect, test } from 'vitest';
import { saidOf } from '../../tests/support/lab-answers.ts';
import { androidLab } from './android-app-development.ts';

const command = (typed: string) => saidOf(androidLab, 'Make it happen', {}, 'command', typed);

describe('the command that ends a process', () => {
  test.each([
    'adb shell am kill com.example.fieldvisit',
    '  ADB shell  am kill com.example.fieldvisit ',
    'am kill com.example.fieldvisit',
    'adb shell am kill --user 0 com.example.fieldvisit',
  ])('is right as %j', (typed) => expect(command(typed).correct).toBe(true));

  test.each([
    ['adb shell am force-stop com.example.fieldvisit', /throws away the task/],
    ['adb shell am crash com.example.fieldvisit', /a trace of its own/],
    ['adb shell am kill', /It needs the name of the package/],
    ['adb shell am kill <package>', /It needs the name of the package/],
    ['adb shell am kill 18342', /It needs the name of the package/],
    ['adb shell am kill com.example.other', /It needs the name of the package/],
    ['adb shell kill -9 18342', /not rooted/],
    ['adb shell pm clear com.example.fieldvisit', /removes the app’s data/],
    ['adb uninstall com.example.fieldvisit', /removes the app’s data/],
    ['adb shell settings put global always_finish_activities 1', /leaves the process alive/],
    ['adb reboot', /kills background processes/],
    ['adb shell am kill com.example.fieldvisit.debug', /kills background processes|name of the package/],
    ['<script>', /kills background processes/],
    ['', /is empty/],
  ])('is refused as %j', (typed, message) => {
    expect(command(typed).message).toMatch(message);
    expect(command(typed).correct).toBe(false);
  });
});
