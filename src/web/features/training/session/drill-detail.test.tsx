import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SessionExercise } from '#contract/programs.ts';
import { exercises } from '#testing/a-session.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { DrillDetail } from './drill-detail.tsx';

const show = (changes: Partial<SessionExercise> = {}) => {
  const list = exercises.map((exercise) => ({ ...exercise, ...changes }));
  return renderScreen(
    <main>
      {list.map((exercise, index) => (
        <DrillDetail
          key={exercise.id}
          exercise={exercise}
          number={index + 1}
          total={list.length}
          completion={null}
        />
      ))}
    </main>,
    { user: aGolfer() },
  );
};

test('exercises are numbered and show their name, minutes, and steps', async () => {
  await show();
  expect(screen.getByText('Drill 1 of 2')).toBeDefined();
  expect(screen.getByText('Drill 2 of 2')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Ladder putting' })).toBeDefined();
  expect(screen.getByText('10 min')).toBeDefined();
  expect(screen.getAllByText(/^Carry the ball to the towel/)).toHaveLength(2);
});

test('an exercise without steps shows its instructions as one text', async () => {
  await show({ steps: [], instructions: 'Chip until five in a row stay on the towel.' });
  expect(screen.getAllByText('Chip until five in a row stay on the towel.')).toHaveLength(2);
});

test('a deleted exercise says so and shows its former content', async () => {
  await show();
  expect(screen.queryByText('Exercise no longer available')).toBeNull();
  await show({ isAvailable: false, name: 'Old chip' });
  expect(screen.getAllByText('Exercise no longer available')).toHaveLength(2);
  expect(screen.getAllByRole('heading', { name: 'Old chip' })).toHaveLength(2);
});

test('a photo of the exercise is shown with the exercise name', async () => {
  await show({ imageUrl: '/media/towel.jpg' });
  const [photo] = screen.getAllByRole('img', { name: 'Chip to a landing zone' });
  expect(photo?.getAttribute('src')).toBe('/media/towel.jpg');
});

test('the video plays in place of the picture, and the picture can be shown again', async () => {
  const { golfer } = await show({ imageUrl: '/media/towel.jpg', videoUrl: '/media/towel.mp4' });
  const [watch] = screen.getAllByRole('button', { name: 'Watch the video' });
  if (watch) await golfer.click(watch);
  const film = screen.getByLabelText<HTMLVideoElement>('Video: Chip to a landing zone');
  expect(film.getAttribute('src')).toBe('/media/towel.mp4');
  expect(film.controls).toBe(true);
  await golfer.click(screen.getByRole('button', { name: 'Show the drawing' }));
  expect(screen.queryByLabelText(/^Video/)).toBeNull();
});

test('a video frame is shown when there is no picture or drawing, and the video has its captions', async () => {
  const film = {
    imageUrl: null,
    diagram: null,
    videoUrl: '/api/media/0a',
    posterUrl: '/api/media/0b',
    captions: { url: '/api/exercises/chip/captions.vtt', language: 'de' as const },
  };
  const { golfer } = await show(film);
  const [frame] = screen.getAllByRole('img', { name: 'Chip to a landing zone' });
  expect(frame?.getAttribute('src')).toBe('/api/media/0b');
  const [watch] = screen.getAllByRole('button', { name: 'Watch the video' });
  if (watch) await golfer.click(watch);
  const playing = screen.getByLabelText('Video: Chip to a landing zone');
  expect(playing.getAttribute('poster')).toBe('/api/media/0b');
  const track = playing.querySelector('track');
  expect([track?.kind, track?.srclang, track?.default]).toEqual(['captions', 'de', true]);
  expect(track?.getAttribute('src')).toBe('/api/exercises/chip/captions.vtt');
});

test('a video on its own web page opens in a new tab', async () => {
  await show({ videoUrl: 'https://films.example.org/watch?v=1' });
  const [link] = screen.getAllByRole('link', { name: 'Watch the video' });
  expect(link?.getAttribute('href')).toBe('https://films.example.org/watch?v=1');
  expect(link?.getAttribute('target')).toBe('_blank');
});

test('a built-in drawing is rendered as inline SVG, whatever units its image address has', async () => {
  const diagram = { alt: 'A towel short of the hole.', marks: [] };
  await show({ diagram, imageUrl: '/api/exercises/landing-zone/diagram.svg?units=imperial' });
  const [drawing] = screen.getAllByRole('img', { name: 'A towel short of the hole.' });
  expect(drawing?.tagName).toBe('svg');
});

test('an exercise without details shows only its name and minutes', async () => {
  await show({
    description: '',
    instructions: '',
    purpose: '',
    setUp: '',
    steps: [],
    commonFaults: [],
    equipment: [],
    venues: [],
    mode: null,
    scoring: null,
    diagram: null,
    imageUrl: null,
  });
  for (const item of screen.getAllByRole('article')) {
    expect(item.querySelector('h3')?.textContent).toBeTruthy();
    expect(item.querySelector('.exercise-text')?.textContent).toMatch(/\d+ min$/);
    expect(item.querySelector('img, .drill, details, ol, .exercise-text > p')).toBeNull();
  }
});
