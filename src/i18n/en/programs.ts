import { detail } from './programs-detail.ts';

export const programs = {
  active: {
    label: 'Active program',
    week: 'Week {{week}} of {{total}}',
    sessions: '{{done}} of {{total}} sessions',
    schedule: 'View Schedule',
  },
  weeks_one: 'week',
  weeks_other: 'weeks',
  perDay: 'min per day',
  perWeek: 'per week',
  joined: 'Many golfers joined',
  currentlyActive: 'Currently Active',
  abandonFirst: 'Abandon Current First',
  view: 'View Program',
  empty: {
    title: 'No programs yet',
    text: 'Programs are being prepared for you...',
  },
  failed: {
    title: 'Unable to Load Programs',
    safe: 'Your plan and everything you logged are safe.',
  },
  detail,
} as const;
