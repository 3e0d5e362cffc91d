export const calendarFeed = {
  address: {
    title: 'Phone calendar',
    text: 'Your phone reads your plan from an address that only you know. If somebody else has it, make a new one.',
    renew: 'New calendar address',
    ask: 'Make a new calendar address?',
    price:
      'Calendars that use the old address stop updating. Subscribe again with Sync to Phone Calendar on your schedule.',
    busy: 'Making it...',
    done: {
      title: 'New calendar address made',
      text: 'Subscribe again with Sync to Phone Calendar.',
    },
    failed: { title: 'No new address', text: 'The old one still works. Please try again.' },
  },

  // What stands in the calendar of the phone.
  feed: {
    name: 'Pinhigh training',
    states: { planned: 'planned', completed: 'completed', cancelled: 'cancelled' },
  },
} as const;
