import { useInput } from "react-admin";
import { SwitchRow } from "./SwitchRow.tsx";

type SwitchInputProps = Readonly<{
  source: string;
  label: string;
  helper: string;
  /** One that is on can be turned off all the same. */
  disabled?: boolean;
  /** Called when somebody switches it. */
  onSwitch?: (isOn: boolean) => void;
}>;

export function SwitchInput({ source, disabled = false, onSwitch, ...words }: SwitchInputProps) {
  const { field, id } = useInput({ source });
  const change = (isOn: boolean) => {
    field.onChange(isOn);
    onSwitch?.(isOn);
  };
  const isOn = Boolean(field.value);
  const off = disabled && !isOn;
  return <SwitchRow {...words} {...{ id, isOn }} disabled={off} onChange={change} onBlur={() => field.onBlur()} />;
}
