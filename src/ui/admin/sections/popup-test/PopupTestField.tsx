import type { TestFieldView } from '../../../../machines/admin/sections/popup-test/popup-test.view.ts';
import { Checkbox } from '../../../kit/field/Checkbox.tsx';
import { Select } from '../../../kit/choice/Select.tsx';
import { TextArea, TextField } from '../../../kit/field/TextField.tsx';

interface PopupTestFieldProps extends TestFieldView {
  readonly onFill: (value: string) => void;
}

export function PopupTestField({ label, value, input, options, error, onFill }: PopupTestFieldProps) {
  if (input === 'check') {
    return (
      <Checkbox checked={value === 'yes'} onChecked={(isTicked) => onFill(isTicked ? 'yes' : '')}>
        {label}
      </Checkbox>
    );
  }
  if (input === 'choice') {
    return (
      <Select
        label={label}
        value={value}
        options={options.map((option) => ({ value: option, label: option }))}
        onValue={onFill}
      />
    );
  }
  const texts = { label, value, onValue: onFill, ...(error === undefined ? {} : { error }) };
  if (input === 'list') return <TextArea {...texts} rows={3} />;
  return <TextField {...texts} {...(input === 'number' ? { inputMode: 'numeric' } : {})} />;
}
