import { ToggleButton, ToggleButtonGroup } from '@mui/material';

type Props<T extends string> = {
  label: string;
  value: T;
  choices: readonly { value: T; text: string }[];
  onChange: (value: T) => void;
};

/** One of a few words. */
export const Toggles = <T extends string>({ label, value, choices, onChange }: Props<T>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={value}
    aria-label={label}
    onChange={(_event, next: T | null) => next && onChange(next)}
    sx={{ flexWrap: 'wrap', '& .MuiToggleButton-root': { textTransform: 'none', px: 1.5, height: 40 } }}
  >
    {choices.map((choice) => (
      <ToggleButton key={choice.value} value={choice.value}>
        {choice.text}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
