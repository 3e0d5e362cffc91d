import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '../toast/toast.ts';
import { FormField } from './form-field.tsx';
import { useActionForm } from './use-action-form.ts';

const server = stubServer();

function SignUp() {
  const { form, errors, submit, action } = useActionForm(accounts.signUp, {
    defaultValues: { name: '', email: '', password: '' },
    input: (values) => ({ body: { ...values, timeZone: 'Pacific/Auckland' } }),
    texts: {
      name: 'Say your name',
      password: ({ code }) => (code === 'too_small' ? 'Too short' : 'Too long'),
    },
    faults: ({ name, password }) => ({
      ...(name !== '' && name === password && { password: 'Not your name' }),
    }),
    refusals: { email_taken: { field: 'email' } },
    invalid: { title: 'Not yet' },
    onSent: () => form.reset(),
  });
  return (
    <form noValidate onSubmit={submit}>
      {(['name', 'email', 'password'] as const).map((name) => (
        <FormField key={name} control={form.control} name={name} label={name}>
          {(field) => <TextInput {...field} />}
        </FormField>
      ))}
      <p role="alert">{errors.root?.message}</p>
      <button type="submit">{action.busy ? 'Sending' : 'Send'}</button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const show = async (name: string, email: string, password: string) => {
  const { golfer } = await renderScreen(<SignUp />);
  for (const [label, text] of Object.entries({ name, email, password }))
    if (text) await golfer.type(field(label), text);
  const send = () => golfer.click(screen.getByRole('button', { name: 'Send' }));
  await send();
  return { golfer, send };
};

test('input that the contract rejects shows the screen’s texts at its fields', async () => {
  const { golfer } = await show('', 'nora', 'short');
  expect(await screen.findByText('Say your name')).toBeDefined();
  expect(screen.getByText('Too short')).toBeDefined();
  // A field without a text from the screen shows the text of the contract.
  expect(screen.getByText('This is not an e-mail address.')).toBeDefined();
  expect(screen.getByText('Not yet', { selector: '.toast b' })).toBeDefined();
  expect(document.activeElement).toBe(field('name'));
  expect(server.log()).toEqual([]);
  await golfer.type(field('name'), 'N');
  await waitFor(() => expect(screen.queryByText('Say your name')).toBeNull());
});

test('a form’s own rule beyond the contract also shows its text', async () => {
  await show('Nora Devlin', 'nora@example.com', 'Nora Devlin');
  expect(await screen.findByText('Not your name')).toBeDefined();
});

test('server issues appear at their fields, and a rejection appears at its related field', async () => {
  server.refuses('invalid_input', accounts.signUp, [
    // The form has no such field.
    { path: 'timeZone', message: 'Where is that?' },
    { path: 'email', message: 'No such domain.' },
  ]);
  const { send } = await show('Nora', 'nora@example.com', 'a long putter');
  expect(await screen.findByText('No such domain.')).toBeDefined();
  expect(document.activeElement).toBe(field('email'));
  expect(screen.queryByText('Where is that?')).toBeNull();
  server.refuses('email_taken');
  await send();
  expect(await screen.findByText(/An account with this e-mail/)).toBeDefined();
});

test('a failure without a field appears for the whole form, and the typed text stays', async () => {
  server.refuses('too_many_requests');
  const { send } = await show('Nora', 'nora@example.com', 'a long putter');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^Too many attempts/));
  expect(field('password').value).toBe('a long putter');
  server.answers(accounts.signUp, { user: aGolfer() });
  await send();
  await waitFor(() => expect(field('password').value).toBe(''));
});

test('the message of a success disappears when the next attempt is refused', async () => {
  server.refuses('email_taken');
  const { send } = await show('Nora', 'nora@example.com', 'a long putter');
  act(() => toast({ title: 'Saved' }));
  expect(await screen.findByText('Saved', { selector: 'b' })).toBeDefined();
  await send();
  await waitFor(() => expect(screen.queryByText('Saved', { selector: 'b' })).toBeNull());
});
