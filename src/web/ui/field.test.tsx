import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { Segmented } from './segmented.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' | ');

test('an input is named by its label and described by its error, then its hint', () => {
  render(
    <Field label="Handicap" hint="From 54.0 to +10.0" error="Enter a number">
      <TextInput numeric />
    </Field>,
  );
  const input = screen.getByLabelText('Handicap');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(input)).toBe('Enter a number | From 54.0 to +10.0');
});

test('an input without an error is not marked as invalid', () => {
  render(
    <Field label="Notes">
      <TextArea />
    </Field>,
  );
  const notes = screen.getByLabelText('Notes');
  expect(notes.hasAttribute('aria-invalid')).toBe(false);
  expect(notes.hasAttribute('aria-describedby')).toBe(false);
});

function SignUp() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  return (
    <form noValidate onSubmit={handleSubmit(() => undefined)}>
      <Field label="E-mail" error={formState.errors.email?.message}>
        <TextInput type="email" {...register('email', { required: 'Enter your e-mail' })} />
      </Field>
      <button type="submit">Go on</button>
    </form>
  );
}

test('a submitted form focuses its first invalid input, which shows the error', async () => {
  const user = userEvent.setup();
  render(<SignUp />);
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  const input = await screen.findByLabelText('E-mail');
  expect(await screen.findByText('Enter your e-mail')).toBeTruthy();
  expect(document.activeElement).toBe(input);
  expect(descriptionOf(input)).toBe('Enter your e-mail');
});

test('a password can be shown and hidden', async () => {
  const user = userEvent.setup();
  render(
    <Field label="Password">
      <PasswordInput autoComplete="current-password" />
    </Field>,
  );
  const type = () => screen.getByLabelText('Password').getAttribute('type');
  expect(type()).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(type()).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(type()).toBe('password');
});

test('the label of a group names its choices', async () => {
  const user = userEvent.setup();
  let units = 'metric';
  render(
    <Field label="Units" group>
      <Segmented
        value="metric"
        onValueChange={(next) => {
          units = next;
        }}
        options={[
          { value: 'metric', label: 'Metric' },
          { value: 'imperial', label: 'Imperial' },
        ]}
      />
    </Field>,
  );
  expect(screen.getByRole('radiogroup', { name: 'Units' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Imperial' }));
  expect(units).toBe('imperial');
});
