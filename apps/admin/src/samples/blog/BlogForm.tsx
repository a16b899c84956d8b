import { blogStatuses, SavePostInput, type BlogDetail, type BlogEdit, type BlogSidebar } from '@kontor/domain';
import { Box, Button, Card } from '@mui/material';
import { SelectArrayInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useValidation } from '../../platform/form/validateWith.ts';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { RichTextInput } from '../../platform/richText/RichTextInput.tsx';
import { Person } from '../pages/Person.tsx';
import { PictureInput } from '../pages/PictureInput.tsx';
import { SampleForm } from '../pages/SampleForm.tsx';
import { SamplePageBody } from '../pages/SamplePageBody.tsx';
import { useChangeSample, useSamplePage } from '../pages/useSamplePage.ts';
import { useSampleDate } from '../pages/useSampleDate.ts';
import { postLink } from './postLink.ts';
import { usePostId } from './useBlogChoice.ts';

export const BlogForm = () => {
  const t = useTranslate();
  const id = usePostId();
  const form = useSamplePage<BlogEdit>('/blog/list/data/edit', { id });
  const detail = useSamplePage<BlogDetail>('/blog/list/data/detail', { id });
  const sidebar = useSamplePage<BlogSidebar>('/blog/list/data/sidebar');
  const all =
    form.data && detail.data && sidebar.data ? { form: form.data, detail: detail.data, sidebar: sidebar.data } : undefined;
  const query = {
    data: all,
    error: form.error ?? detail.error ?? sidebar.error,
    refetch: () => Promise.all([form.refetch(), detail.refetch(), sidebar.refetch()]),
  };
  return (
    <Box sx={{ maxWidth: 820, mx: 'auto' }}>
      <PageHeader
        title={t('blog.edit_title')}
        breadcrumb={[
          { label: t('pages./blog/index'), to: '/blog/index' },
          ...(all ? [{ label: all.form.blogTitle, to: postLink(id) }] : []),
        ]}
        secondary={
          <Button component={Link} to={postLink(id)}>
            {t('blog.view')}
          </Button>
        }
      />
      <SamplePageBody query={query}>{(data) => <Fields key={`${id} ${data.form.blogTitle}`} id={id} {...data} />}</SamplePageBody>
    </Box>
  );
};

type Props = { id: number; form: BlogEdit; detail: BlogDetail; sidebar: BlogSidebar };

const Fields = ({ id, form, detail, sidebar }: Props) => {
  const t = useTranslate();
  const dateOf = useSampleDate();
  const change = useChangeSample();
  const resolver = useValidation(SavePostInput);
  const { blogTitle, slug, status, excerpt, featuredImage } = form;
  const blogCategories = form.blogCategories.map(({ label }) => label);
  const known = sidebar.categories.map(({ category }) => category);
  const choices = [...new Set([...known, ...blogCategories])].map((name) => ({ id: name, name }));
  const record = { blogTitle, blogCategories, slug, status, excerpt, featuredImage, content: detail.blog.content };
  const save = (values: FieldValues) => {
    const sent = Object.fromEntries(Object.keys(record).map((key) => [key, (values[key] as unknown) ?? null]));
    return change(
      '/blog/list/data/edit',
      { ...sent, blogCategories: (values['blogCategories'] as string[] | null) ?? [] },
      { id },
    );
  };
  return (
    <SampleForm record={record} resolver={resolver} save={save}>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Person name={form.userFullName} avatar={form.avatar} note={t('blog.written', { date: dateOf(form.createdTime) })} />
        <Box sx={fields}>
          <TextInput source="blogTitle" label={t('blog.form.blogTitle')} required sx={wide} />
          <TextInput source="slug" label={t('blog.form.slug')} helperText={t('blog.form.slug_hint')} required />
          <SelectInput
            source="status"
            label={t('blog.form.status')}
            choices={blogStatuses.map((one) => ({ id: one, name: `blog.status.${one}` }))}
            required
          />
          <SelectArrayInput
            source="blogCategories"
            label={t('blog.form.blogCategories')}
            choices={choices}
            translateChoice={false}
            sx={wide}
          />
          <Box sx={wide}>
            <PictureInput source="featuredImage" label={t('blog.form.featuredImage')} />
          </Box>
          <Box sx={wide}>
            <RichTextInput
              source="excerpt"
              label={t('blog.form.excerpt')}
              helperText={t('blog.form.excerpt_hint')}
              minHeight={80}
            />
          </Box>
          <Box sx={wide}>
            <RichTextInput source="content" label={t('blog.form.content')} minHeight={240} />
          </Box>
        </Box>
      </Card>
    </SampleForm>
  );
};

const fields = { mt: 2, display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } } as const;
const wide = { gridColumn: '1 / -1', minWidth: 0 } as const;
