// Ejected because the flame of the original is out of place where someone needs help.
export { default } from '@theme/Admonition/Icon/Warning';
