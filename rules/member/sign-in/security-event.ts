/**
 * The events of the security log. `shown`: visible to the member on the profile page; `alarming`: possibly someone else's doing, and
 * highlighted there.
 */
const events = {
  SIGN_IN: 'shown',
  SIGN_IN_REFUSED: 'alarming',
  SIGN_IN_THROTTLED: 'log',
  REFRESH_REFUSED: 'log',
  TOKEN_REUSED: 'alarming',
  SIGN_OUT: 'shown',
  SIGN_IN_ENDED: 'shown',
  SIGNED_OUT_EVERYWHERE: 'shown',
  SIGN_UP: 'shown',
  PASSWORD_CHANGED: 'shown',
  PASSWORD_CHANGE_REFUSED: 'alarming',
  ID_FOUND: 'shown',
  PASSWORD_RESET: 'shown',
  PHONE_CHANGED: 'shown',
  PASSKEY_ADDED: 'shown',
  PASSKEY_REMOVED: 'shown',
  SOCIAL_LINKED: 'shown',
  SOCIAL_UNLINKED: 'shown',
  SOCIAL_REFUSED: 'log',
  WALLET_CONNECTED: 'shown',
  WALLET_DISCONNECTED: 'shown',
  WALLET_REFUSED: 'log',
  WITHDRAWN: 'shown',
  RETURNED: 'shown',
  BLOCKED: 'log',
  UNBLOCKED: 'log',
  ROLES_CHANGED: 'shown',
  ADMINISTRATOR_MADE: 'shown',
  ADMINISTRATOR_REFUSED: 'log',
} as const satisfies Record<string, 'shown' | 'alarming' | 'log'>;

export type SecurityEventType = keyof typeof events;
/** The events shown to the member. */
export type ShownEventType = { [Type in SecurityEventType]: (typeof events)[Type] extends 'log' ? never : Type }[SecurityEventType];

/** The events shown to the member, for use in SQL. */
export const shownEvents = (Object.keys(events) as SecurityEventType[]).filter((type): type is ShownEventType => events[type] !== 'log');

/** True for an event that may be someone else's doing. */
export function isSecurityAlarm(type: SecurityEventType): boolean {
  return events[type] === 'alarming';
}

const alarms: readonly SecurityEventType[] = [
  'TOKEN_REUSED',
  'SIGN_IN_THROTTLED',
  'ROLES_CHANGED',
  'ADMINISTRATOR_MADE',
  'ADMINISTRATOR_REFUSED',
];

/** True for events that should alert an operator. A single wrong password does not. */
export function isForTheWatch(type: SecurityEventType): boolean {
  return alarms.includes(type);
}
