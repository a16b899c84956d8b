import { createContext, useContext } from 'react';
import { useWatch } from 'react-hook-form';

/** The field with the document's date, which each kind names (`invoiceDate`). It decides which tax rates are offered. */
export const DateFieldContext = createContext('');

export const useDateField = (): string => useContext(DateFieldContext);
export const useDocumentDate = (): string => String(useWatch({ name: useDateField() }) ?? '');
