/**
 * Types for commander with which the options and arguments of each command are typed. At run time it is plain
 * commander.
 */
declare module 'commander' {
  export * from '@commander-js/extra-typings';
}
