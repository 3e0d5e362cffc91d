import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TabPanel, Tabs } from './tabs.tsx';

const tabs = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'In Progress', count: 3 },
] as const;

function Markers() {
  const [value, setValue] = useState<'all' | 'open'>('all');
  return (
    <Tabs label="Achievements" value={value} onValueChange={setValue} tabs={tabs}>
      <TabPanel value="all">Every marker</TabPanel>
      <TabPanel value="open">Markers on the way</TabPanel>
    </Tabs>
  );
}

test('a golfer changes tabs by clicks and arrow keys and sees one panel at a time', async () => {
  const user = userEvent.setup();
  render(<Markers />);
  await user.click(screen.getByRole('tab', { name: /In Progress/ }));
  expect(screen.getByText('Markers on the way')).toBeTruthy();
  expect(screen.queryByText('Every marker')).toBeNull();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'All', selected: true })).toBeTruthy();
});
