export const handicap = {
  title: 'Monthly Handicap Update',
  ask: 'Where do you stand in {{month}}?',
  lastMonth: 'Last month it was {{handicap}}.',
  before: 'In {{month}} it was {{handicap}}.',
  label: 'Handicap',
  plus: 'A plus handicap is written +2.0.',
  better: 'strokes better than in {{month}}',
  higher: 'strokes higher than in {{month}}',
  same: 'The same as in {{month}}',
  notes: 'Notes',
  optional: 'Optional',
  notesDefault: 'Monthly handicap update, {{month}}',
  skip: 'Skip',
  submit: 'Update Handicap',
  updating: 'Updating...',

  toasts: {
    updated: {
      title: 'Handicap updated!',
      text: 'Your handicap has been updated to {{handicap}}. Thank you for keeping your progress current!',
    },
    skipped: {
      title: 'Reminder skipped',
      text: "We'll ask again next month to help track your progress.",
    },
    invalid: { title: 'Invalid handicap', text: 'Please enter a valid handicap value' },
    failed: {
      title: 'Update failed',
      text: 'Failed to update your handicap. Please try again.',
    },
  },
} as const;
